import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

test("security.txt says where to report, and until when that is valid", async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
  const { status, headers, text } = await gateway.client.get("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Contact: https://site.example/contact\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("security.txt is unavailable rather than incomplete", async () => {
  gateway = await startTestGateway();
  gateway.upstream.fail({ mode: "status", resource: "contact" });
  expect((await gateway.client.get("/.well-known/security.txt")).status).toBe(503);
});

test("password managers are led to the account", async () => {
  gateway = await startTestGateway();
  const { status, headers } = await gateway.client.get("/.well-known/change-password");
  expect([status, headers["location"]]).toEqual([302, "/account"]);
});
