import { afterEach, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../testing/test-gateway.ts";

let gateway: TestGateway;
afterEach(() => gateway.close());

test("security.txt says whom to tell, and until when that holds", async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
  const { statusCode, headers, body } = await gateway.app.inject("/.well-known/security.txt");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain("Contact: https://site.example/contact\n");
  const [, expires = ""] = /^Expires: (.+)$/m.exec(body) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("security.txt is not there rather than without what is known", async () => {
  gateway = await startTestGateway();
  gateway.upstream.fail({ mode: "status", resource: "contact" });
  expect((await gateway.app.inject("/.well-known/security.txt")).statusCode).toBe(503);
});

test("password managers are led to the account", async () => {
  gateway = await startTestGateway();
  const { statusCode, headers } = await gateway.app.inject("/.well-known/change-password");
  expect([statusCode, headers["location"]]).toEqual([302, "/account"]);
});
