import { createPreviewToken, PREVIEW_TTL_MS } from "@kdl/schemas/signing";
import { afterEach, describe, expect, test } from "vitest";
import {
  SECRET,
  startTestGateway,
  type TestGateway,
  type TestGatewayOptions,
} from "../testing/test-gateway.ts";

let gateway: TestGateway;
const start = async (options?: TestGatewayOptions) => (gateway = await startTestGateway(options));
afterEach(() => gateway.close());

const enter = (token: string, path: string) =>
  gateway.app.inject(`/preview?token=${token}&path=${encodeURIComponent(path)}`);
const token = () => createPreviewToken(SECRET, Date.now());

describe("a preview", () => {
  test("shows drafts to the one who has the cookie, and to nobody else", async () => {
    await start();
    const before = (await gateway.app.inject("/services")).body;
    const entry = await enter(token(), "/services?x=1");
    expect(entry.statusCode).toBe(303);
    expect(entry.headers["location"]).toBe("/services?x=1");
    const [cookie = ""] = String(entry.headers["set-cookie"]).split(";");
    expect(entry.headers["set-cookie"]).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3600$/);

    for (const _round of [1, 2]) {
      const draft = await gateway.app.inject({ url: "/services", headers: { cookie } });
      expect(draft.body).not.toBe(before);
      expect(draft.body).toContain("draft");
      expect(draft.headers["cache-control"]).toBe("private, no-store");
      expect(draft.headers["x-robots-tag"]).toBe("noindex");
      expect((await gateway.app.inject("/services")).body).toBe(before);
    }
    const query = await gateway.app.inject({ url: "/trpc/services.list", headers: { cookie } });
    expect(query.headers["cache-control"]).toBe("private, no-store");
    expect((await gateway.app.inject("/trpc/services.list")).body).not.toBe(query.body);
  });

  test("has a secure cookie on an https site", async () => {
    await start({ env: { SITE_ORIGIN: "https://site.example" } });
    expect((await enter(token(), "/")).headers["set-cookie"]).toContain("; Secure");
  });

  test.each([
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "",
    "javascript:1",
  ])("doesn't lead to %j", async (path) => {
    await start();
    expect((await enter(token(), path)).headers["location"]).toBe("/");
  });

  test.each([
    ["expired", () => createPreviewToken(SECRET, Date.now() - PREVIEW_TTL_MS - 1_000)],
    ["foreign", () => createPreviewToken("a secret of someone else", Date.now())],
    ["made-up", () => "9999999999999.abc"],
    ["empty", () => ""],
  ])("takes no %s token, neither in the address nor in the cookie", async (_name, make) => {
    await start();
    expect((await enter(make(), "/")).statusCode).toBe(401);
    const plain = await gateway.app.inject("/services");
    const reply = await gateway.app.inject({
      url: "/services",
      headers: { cookie: `preview=${make()}` },
    });
    expect(reply.body).toBe(plain.body);
  });

  test("ends at the exit", async () => {
    await start();
    const reply = await gateway.app.inject("/preview/exit");
    expect(reply.statusCode).toBe(303);
    expect(reply.headers["set-cookie"]).toMatch(/^preview=; .*Max-Age=0$/);
  });

  test("doesn't exist without a secret", async () => {
    await start({ env: { GATEWAY_SECRET: "" } });
    expect((await enter(token(), "/")).statusCode).toBe(404);
  });
});
