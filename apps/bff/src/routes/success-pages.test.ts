import { afterEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

const pages = ["/thank-you", "/event-registration-success", "/registration-success"];

describe.each(pages)("%s", (page) => {
  test("is rendered only for its visitor with a reference, and cached without", async () => {
    gateway = await startTestGateway();
    const withReference = `${page}?reference=EVT-7F3K`;
    for (let times = 1; times <= 2; times += 1) {
      const reply = await gateway.client.get(withReference);
      expect(reply.status).toBe(200);
      expect(reply.headers["cache-control"]).toBe("private, no-store");
      expect(gateway.web.renders(withReference)).toBe(times);
    }
    for (let times = 0; times < 2; times += 1) {
      const reply = await gateway.client.get(page);
      expect(reply.headers["cache-control"]).toContain("public");
      expect(reply.text).not.toContain("EVT-7F3K");
    }
    expect(gateway.web.renders(page)).toBe(1);
  });

  test.each(["evt-1", "<b>", "A".repeat(100), ""])(
    "doesn't accept %j as a reference",
    async (text) => {
      gateway = await startTestGateway();
      const reply = await gateway.client.get(`${page}?reference=${encodeURIComponent(text)}`);
      expect(reply.headers["cache-control"]).toContain("public");
      expect(gateway.web.renders(page)).toBe(1);
    },
  );
});

test("other pages ignore references", async () => {
  gateway = await startTestGateway();
  await gateway.client.get("/contact?reference=EVT-7F3K");
  expect(gateway.web.renders("/contact")).toBe(1);
});
