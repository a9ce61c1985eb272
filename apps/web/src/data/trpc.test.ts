import { unreachable } from "@kdl/schemas/messages";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryGateway } from "./trpc.ts";

const fetch = vi.fn<() => Promise<Response>>();
const answer = (body: unknown, status = 200) => Response.json([body], { status });
const unanswered = new TypeError("Failed to fetch");
const failure = { status: 503, message: unreachable };

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset();
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function outcome() {
  const result = queryGateway("services.list", undefined).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
}

describe("a query", () => {
  test("that got lost is sent again", async () => {
    fetch
      .mockRejectedValueOnce(unanswered)
      .mockRejectedValueOnce(unanswered)
      .mockResolvedValueOnce(answer({ result: { data: ["a service"] } }));
    expect(await outcome()).toEqual(["a service"]);
  });

  test("is given up after three tries, without a text of its own", async () => {
    fetch.mockRejectedValue(unanswered);
    expect(await outcome()).toMatchObject(failure);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test("isn't sent again while there is no connection", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    fetch.mockRejectedValue(unanswered);
    expect(await outcome()).toMatchObject(failure);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("isn't sent again when a proxy answers in the gateway's place", async () => {
    fetch.mockResolvedValue(new Response("<h1>502 Bad Gateway</h1>", { status: 502 }));
    expect(await outcome()).toMatchObject(failure);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that the gateway refuses has its status and text", async () => {
    const error = { message: "Service not found.", code: -32004, data: { httpStatus: 404 } };
    fetch.mockResolvedValue(answer({ error }, 404));
    expect(await outcome()).toMatchObject({ status: 404, message: "Service not found." });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
