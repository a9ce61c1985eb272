import { afterEach, describe, expect, test } from "vitest";
import { rawRequest } from "../testing/raw-request.ts";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const pages = ["/thank-you", "/event-registration-success", "/registration-success"];

describe.each(pages)("%s", (page) => {
  test("is drawn for its visitor alone with a reference, and kept without", async () => {
    gateway = await startTestGateway();
    const address = await gateway.address();
    const withReference = `${page}?reference=EVT-7F3K`;
    for (let times = 1; times <= 2; times += 1) {
      const reply = await rawRequest(address, withReference);
      expect(reply.status).toBe(200);
      expect(reply.headers["cache-control"]).toBe("private, no-store");
      expect(gateway.web.renders(withReference)).toBe(times);
    }
    for (let times = 0; times < 2; times += 1) {
      const reply = await rawRequest(address, page);
      expect(reply.headers["cache-control"]).toContain("public");
      expect(reply.body.toString()).not.toContain("EVT-7F3K");
    }
    expect(gateway.web.renders(page)).toBe(1);
  });

  test.each(["evt-1", "<b>", "A".repeat(100), ""])("takes no %j for one", async (text) => {
    gateway = await startTestGateway();
    const reply = await gateway.app.inject(`${page}?reference=${encodeURIComponent(text)}`);
    expect(reply.headers["cache-control"]).toContain("public");
    expect(gateway.web.renders(page)).toBe(1);
  });
});

test("other pages know no references", async () => {
  gateway = await startTestGateway();
  await gateway.app.inject("/contact?reference=EVT-7F3K");
  expect(gateway.web.renders("/contact")).toBe(1);
});
