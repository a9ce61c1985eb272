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
  test("that got lost is retried", async () => {
    fetch
      .mockRejectedValueOnce(unanswered)
      .mockRejectedValueOnce(unanswered)
      .mockResolvedValueOnce(answer({ result: { data: ["a service"] } }));
    expect(await outcome()).toEqual(["a service"]);
  });

  test("gives up after three attempts, without a text of its own", async () => {
    fetch.mockRejectedValue(unanswered);
    expect(await outcome()).toMatchObject(failure);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test("isn't retried while offline", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    fetch.mockRejectedValue(unanswered);
    expect(await outcome()).toMatchObject(failure);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("isn't retried when a proxy answers in place of the gateway", async () => {
    fetch.mockResolvedValue(new Response("<h1>502 Bad Gateway</h1>", { status: 502 }));
    expect(await outcome()).toMatchObject(failure);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that the gateway refuses carries its status and text", async () => {
    const error = { message: "Service not found.", code: -32004, data: { httpStatus: 404 } };
    fetch.mockResolvedValue(answer({ error }, 404));
    expect(await outcome()).toMatchObject({ status: 404, message: "Service not found." });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
