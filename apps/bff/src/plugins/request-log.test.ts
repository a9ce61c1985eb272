import { afterEach, describe, expect, test } from "vitest";
import { logLines } from "../testing/log-lines.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

/** Over inject: a connection from here can't come from another network. */
const idFor = async (given: string, remoteAddress: string) => {
  const reply = await gateway.app.inject({
    url: "/broken",
    headers: { "x-request-id": given },
    remoteAddress,
  });
  return reply.json<{ requestId: string }>().requestId;
};

describe("the log", () => {
  test("has a line for a request, without query, cookies and errors' secrets", async () => {
    const { log, lines } = logLines();
    gateway = await startTestGateway({ log });
    await gateway.client.get("/broken?token=hush").set({ cookie: "session=hush" });
    expect(lines()).toContainEqual(
      expect.objectContaining({
        msg: "request failed",
        method: "GET",
        path: "/broken",
        status: 500,
      }),
    );
    expect(JSON.stringify(lines())).toContain("secret detail");
    expect(JSON.stringify(lines())).not.toContain("hush");
  });

  test("names the id that a failed request was answered with", async () => {
    const { log, lines } = logLines();
    gateway = await startTestGateway({ log });
    const { requestId } = (await gateway.client.get("/broken")).body;
    expect(lines().some(({ reqId, status }) => reqId === requestId && status === 500)).toBe(true);
  });
});

describe("request ids", () => {
  const random = "0c8f9b1e-7f35-4c0e-8f6b-2f6f5d9f3b11";

  test("come from a trusted proxy in a valid form, and from others only where they are random", async () => {
    gateway = await startTestGateway({ env: { TRUST_PROXY: "10.0.0.0/8, fd00::/8" } });
    expect(await idFor("proxy-made-1", "10.1.2.3")).toBe("proxy-made-1");
    expect(await idFor("proxy-made-1", "::ffff:10.1.2.3")).toBe("proxy-made-1");
    expect(await idFor("proxy-made-1", "fd00::1")).toBe("proxy-made-1");
    expect(await idFor("proxy-made-1", "192.168.0.1")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor("a\nb of many words", "10.1.2.3")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idFor(random, "192.168.0.1")).toBe(random);
  });

  test("are in the header of every reply of a route", async () => {
    gateway = await startTestGateway();
    const headers = { "x-request-id": random };
    for (const url of ["/services", "/contact", "/missing", "/trpc/services.list", "/trpc/none"]) {
      const reply = await gateway.client.get(url).set(headers);
      expect([url, reply.headers["x-request-id"]]).toEqual([url, random]);
    }
  });
});
