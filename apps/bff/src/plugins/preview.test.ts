import { createPreviewToken, PREVIEW_TTL_MS } from "@kdl/schemas/contract/signing";
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
  gateway.client.get(`/preview?token=${token}&path=${encodeURIComponent(path)}`);
const token = () => createPreviewToken(SECRET, Date.now());

const ADMIN = "https://admin.example.org";
const cookieFor = async (frame?: string) => {
  const entry = await enter(createPreviewToken(SECRET, Date.now(), frame), "/services");
  expect(entry.headers["x-frame-options"]).toBe(frame ? undefined : "DENY");
  expect(entry.headers["content-security-policy"]).toContain(
    `frame-ancestors ${frame ?? "'none'"}`,
  );
  return String(entry.headers["set-cookie"]).split(";")[0]!;
};
const framedPage = (cookie: string, dest = "iframe") =>
  gateway.client.get("/services").set({ cookie, "sec-fetch-dest": dest });

describe("a preview", () => {
  test("shows drafts only to the browser that has the cookie", async () => {
    await start();
    const before = (await gateway.client.get("/services")).text;
    const entry = await enter(token(), "/services?x=1");
    expect(entry.status).toBe(303);
    expect(entry.headers["location"]).toBe("/services?x=1");
    const setCookie = String(entry.headers["set-cookie"]);
    const [cookie = ""] = setCookie.split(";");
    expect(setCookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=3600$/);

    for (const _round of [1, 2]) {
      const draft = await gateway.client.get("/services").set({ cookie });
      expect(draft.text).not.toBe(before);
      expect(draft.text).toContain("draft");
      expect(draft.headers["cache-control"]).toBe("private, no-store");
      expect(draft.headers["x-robots-tag"]).toBe("noindex");
      expect((await gateway.client.get("/services")).text).toBe(before);
    }
    const query = await gateway.client.get("/trpc/services.list").set({ cookie });
    expect(query.headers["cache-control"]).toBe("private, no-store");
    expect((await gateway.client.get("/trpc/services.list")).text).not.toBe(query.text);
  });

  test("has a secure cookie on an https site", async () => {
    await start({ env: { SITE_ORIGIN: "https://site.example" } });
    expect(String((await enter(token(), "/")).headers["set-cookie"])).toContain("; Secure");
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
  ])("accepts no %s token, neither in the address nor in the cookie", async (_name, make) => {
    await start();
    expect((await enter(make(), "/")).status).toBe(401);
    const plain = await gateway.client.get("/services");
    const reply = await gateway.client.get("/services").set({ cookie: `preview=${make()}` });
    expect(reply.text).toBe(plain.text);
  });

  test("ends at the exit", async () => {
    await start();
    const reply = await gateway.client.get("/preview/exit");
    expect(reply.status).toBe(303);
    expect(String(reply.headers["set-cookie"])).toMatch(/^preview=; .*Max-Age=0$/);
  });

  test("doesn't exist without a secret", async () => {
    await start({ env: { GATEWAY_SECRET: "" } });
    expect((await enter(token(), "/")).status).toBe(404);
  });

  describe("beside the form of the admin", () => {
    test("may be framed only by the admin", async () => {
      await start();
      const framed = await framedPage(await cookieFor(ADMIN));
      expect(framed.text).toContain("draft");
      expect(framed.headers["content-security-policy"]).toContain(`frame-ancestors ${ADMIN};`);
      expect(framed.headers).not.toHaveProperty("x-frame-options");
      expect(framed.headers["cache-control"]).toBe("private, no-store");
      expect(framed.headers["x-robots-tag"]).toBe("noindex");
    });

    test("can't be framed without a token that allows it, nor when opened in its own tab", async () => {
      await start();
      const replies = [
        await framedPage("a=b"),
        await framedPage(await cookieFor()),
        await framedPage(await cookieFor(ADMIN), "document"),
        await framedPage(`${await cookieFor()}.${Buffer.from(ADMIN).toString("base64url")}`),
      ];
      for (const { headers } of replies) {
        expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
        expect(headers["x-frame-options"]).toBe("DENY");
      }
    });
  });
});
