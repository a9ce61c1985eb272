import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { RenderRequest, RenderResult } from "../../rendering/renderer.ts";
import { fakeWeb } from "../../testing/fake-web.ts";
import { asha, MemberBrowser } from "../../testing/member-browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

/** Every page shows the current member, unless the gateway withholds it. */
function curiousWeb() {
  const web = fakeWeb();
  return { ...web, renderer: { render: draw } };
}

async function draw({ path, query, preview }: RenderRequest): Promise<RenderResult> {
  const who = JSON.stringify(await query("members.current", undefined));
  const html = `<!doctype html><title>${path}</title>${preview ? "draft" : ""}<p>${who}</p>`;
  return { status: 200, html, redirect: null, styleHashes: [] };
}

const own = "private, no-store";
let gateway: TestGateway;
let browser: MemberBrowser;
beforeAll(async () => {
  gateway = await startTestGateway({
    web: curiousWeb(),
    env: { SITE_ORIGIN: "http://site.example" },
  });
  gateway.upstream.addMember(asha);
  browser = new MemberBrowser(gateway.client);
  await browser.logIn();
});
afterAll(() => gateway.close());

const as = (cookie: string) => (path: string) =>
  gateway.client.get(path).set(cookie === "" ? {} : { cookie });
const asGuest = as("");
const asMember = (path: string) => as(browser.cookie)(path);

const titleOf = async (url: string) => /<title>(.*)<\/title>/.exec((await asGuest(url)).text)?.[1];

const memberPages = [
  "/user-login",
  "/sign-up",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/confirm-email",
  "/check-inbox",
  "/account",
  "/choosephoto",
  "/edit-profile",
  "/view-profile",
];
const formPages = [
  "/contact",
  "/event-registration/some-event",
  "/internship-registration",
  "/training-form",
  "/club-registration",
];
const otherPages = [
  "/",
  "/services",
  "/events?tab=past",
  "/thank-you",
  "/about",
  "/event-registration/a/b",
];

describe("pages", () => {
  test.each(otherPages)(
    "%s is the same for a member, byte for byte and from memory",
    async (path) => {
      const first = await asMember(path);
      expect(first.text).toContain('"member":null');
      for (const reply of [await asGuest(path), await asMember(path)]) {
        expect(reply.text).toBe(first.text);
        expect(reply.headers.etag).toBe(first.headers.etag);
        expect(reply.headers["cache-control"]).toMatch(/^public/);
        expect(reply.headers["set-cookie"]).toBeUndefined();
      }
    },
  );

  test.each(formPages)("%s knows a member, and is shared among guests", async (path) => {
    const guest = await asGuest(path);
    const member = await asMember(path);
    expect(member.text).toContain(asha.email);
    expect(member.headers["cache-control"]).toBe(own);
    for (const reply of [guest, await asGuest(path)]) {
      expect(reply.text).toContain('"member":null');
      expect(reply.headers["cache-control"]).toMatch(/^public/);
      // Caches in front of the gateway must not serve it to members.
      expect(reply.headers["vary"]).toBe("Accept-Encoding, Cookie");
    }
  });

  test.each(memberPages)("%s is never cached", async (path) => {
    const before = gateway.upstream.calls("/api/members/me");
    for (const url of [path, path]) {
      const member = await asMember(url);
      expect(member.text).toContain(asha.email);
      expect(member.headers["cache-control"]).toBe(own);
      const guest = await asGuest(url);
      expect(guest.text).toContain('"member":null');
      expect(guest.headers["cache-control"]).toBe(own);
    }
    expect(gateway.upstream.calls("/api/members/me")).toBe(before + 2);
    const inCapitals = await asMember(path.toUpperCase());
    expect(inCapitals).toMatchObject({ status: 308, headers: { location: path } });
    expect(inCapitals.headers["cache-control"]).toBe(own);
  });

  test("a receipt shows no member", async () => {
    const reply = await asMember("/thank-you?reference=MSG-7K3Q9M");
    expect(reply.headers["cache-control"]).toBe(own);
    expect(reply.text).toContain('"member":null');
  });

  test("a preview of the site shows no member", async () => {
    const reply = await as(`preview=x; ${browser.cookie}`)("/services");
    expect(reply.headers["cache-control"]).toBe(own);
    expect(reply.text).toContain('"member":null');
  });

  test("a session that has ended loses its cookie only on a member page", async () => {
    const stale = as(`session=${"x".repeat(43)}`);
    expect((await stale("/services")).headers["set-cookie"]).toBeUndefined();
    const reply = await stale("/view-profile");
    expect(reply.headers["set-cookie"]).toEqual([
      "session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    ]);
  });
});

describe("addresses", () => {
  const token = "t".repeat(43);
  test.each([
    [`/verify-email?token=${token}&x=1`, `/verify-email?token=${token}`],
    ["/verify-email?token=x", "/verify-email"],
    ["/user-login?next=%2Faccount&notice=verified", "/user-login?next=%2Faccount&notice=verified"],
    ["/user-login?next=//evil.example&notice=toString", "/user-login"],
    ["/view-profile?tab=events", "/view-profile?tab=events"],
    ["/view-profile?tab=secrets&token=x", "/view-profile"],
    [
      "/edit-profile?step=skills&notice=pictureSaved",
      "/edit-profile?step=skills&notice=pictureSaved",
    ],
    ["/account?notice=emailSent", "/account?notice=emailSent"],
  ])("%s is rendered as %s", async (url, path) => {
    expect(await titleOf(url)).toBe(path);
  });

  test.each(["verify-email", "reset-password", "confirm-email"])(
    "of /%s aren't passed on to other sites",
    async (page) => {
      for (const url of [`/${page}?token=${token}`, `/${page}`]) {
        expect((await asGuest(url)).headers["referrer-policy"]).toBe("no-referrer");
      }
      const moved = await asGuest(`/${page}/?token=${token}`);
      expect(moved.status).toBe(308);
      expect(moved.headers["cache-control"]).toBe(own);
      const logIn = await asGuest(`/user-login?next=/${page}?token=${token}`);
      expect(logIn.headers["referrer-policy"]).toBe("no-referrer");
      expect((await asGuest("/contact")).headers["referrer-policy"]).not.toBe("no-referrer");
    },
  );
});

describe("queries", () => {
  test.each([
    "/trpc/members.current",
    "/trpc/members%2Ecurrent",
    "/trpc/%6dembers.current",
    "/trpc/site.shell,members.current?batch=1",
    "/trpc/site.shell%2Cmembers.current?batch=1",
  ])("%s is answered only for this visitor", async (url) => {
    for (const _round of [1, 2]) {
      const member = await asMember(url);
      expect(member.headers["cache-control"]).toBe(own);
      expect(member.text).toContain(asha.email);
      const guest = await asGuest(url);
      expect(guest.headers["cache-control"]).toBe(own);
      expect(guest.text).toContain('"member":null');
    }
  });

  test("of public content are the same for members", async () => {
    const guest = await asGuest("/trpc/services.list");
    const member = await asMember("/trpc/services.list");
    expect(member.text).toBe(guest.text);
    expect(member.headers["cache-control"]).toMatch(/^public/);
  });
});

describe("over https", () => {
  test("cookies are bound to the host and the connection", async () => {
    const secure = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
    try {
      secure.upstream.addMember(asha);
      const visitor = new MemberBrowser(secure.client);
      await visitor.logIn();
      const cookies = [visitor.latest?.headers["set-cookie"] ?? []].flat();
      expect(cookies).toHaveLength(2);
      expect(cookies[0]).toMatch(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect(cookies[1]).toMatch(
        /^__Host-device=[\w.~-]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      );
      const member = await visitor.query("current");
      expect(member.data).toMatchObject({ member: { email: asha.email } });
      // A cookie that a neighbouring host can plant doesn't count.
      visitor.cookies.set("session", visitor.session ?? "");
      visitor.cookies.delete("__Host-session");
      expect((await visitor.query("current")).data).toMatchObject({ member: null });
    } finally {
      await secure.close();
    }
  });
});
