import { afterAll, beforeAll, expect, test } from "vitest";
import { asha, MemberBrowser, PASSWORD } from "../../testing/member-browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";
import { appRouter } from "../router.ts";

let gateway: TestGateway;
let browser: MemberBrowser;
beforeAll(async () => {
  gateway = await startTestGateway({ env: { SITE_ORIGIN: "https://site.example" } });
  gateway.upstream.addMember(asha);
  browser = new MemberBrowser(gateway.client);
  await browser.logIn();
});
afterAll(() => gateway.close());

/** What browsers say of a request that another site has made. */
const foreign = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://site.example.evil.example" },
  { origin: "http://site.example:8080" },
];

const procedures: Readonly<Record<string, unknown>> = appRouter._def.procedures;
const mutations = Object.entries(procedures as Record<string, { _def: { type: string } }>)
  .filter(([name, { _def }]) => name.startsWith("members.") && _def.type === "mutation")
  .map(([name]) => name.slice("members.".length));
const pages = [
  "/user-login",
  "/sign-up",
  "/forgot-password",
  "/verify-email",
  "/reset-password",
  "/confirm-email",
  "/account",
  "/edit-profile?step=personal",
  "/log-out",
  "/cancel-registration",
  "/member-picture",
  "/member-picture/remove",
];

test("all mutations are known here", () => {
  expect(mutations.toSorted()).toMatchInlineSnapshot(`
    [
      "cancelRegistration",
      "changeEmail",
      "changePassword",
      "changeUsername",
      "confirmEmail",
      "deleteAccount",
      "forgotPassword",
      "logIn",
      "logOut",
      "logOutEverywhere",
      "removePicture",
      "resetPassword",
      "saveStep",
      "signUp",
      "verifyEmail",
    ]
  `);
});

const answers = {
  username: asha.email,
  password: PASSWORD,
  current_password: PASSWORD,
  name: "Mallory",
  email: "mallory@example.org",
  token: "t".repeat(43),
};

test.each(mutations)("another site can't make a browser call %s", async (name) => {
  const before = gateway.upstream.posted().length;
  for (const headers of foreign) {
    const reply = await browser.request({
      method: "post",
      url: `/trpc/members.${name}`,
      headers: { "content-type": "application/json", ...headers },
      body: {
        answers,
        idempotencyKey: "k".repeat(20),
        token: "",
        website: "",
        step: "personal",
      },
    });
    expect(reply.status).toBe(403);
    expect(reply.headers["set-cookie"]).toBeUndefined();
  }
  expect(gateway.upstream.posted()).toHaveLength(before);
});

test.each(mutations)("%s can't be called by a link or a plain form", async (name) => {
  const input = encodeURIComponent(JSON.stringify({ answers }));
  const link = await browser.get(`/trpc/members.${name}?input=${input}`);
  expect(link.status).toBe(405);
  for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data"]) {
    const reply = await browser.post(`/trpc/members.${name}`, {}, { "content-type": type });
    expect(reply.status).toBe(415);
  }
});

test.each(pages)("another site can't make a browser post to %s", async (url) => {
  for (const headers of foreign) {
    const reply = await browser.post(url, { ...answers, form: "delete-account" }, headers);
    expect(reply.status).toBe(403);
    expect(reply.headers["set-cookie"]).toBeUndefined();
  }
  // Opening it does nothing either.
  await browser.get(url);
  expect((await browser.query("current")).data).toMatchObject({ member: { name: asha.name } });
});

test("the site's own pages can", async () => {
  const own = { "sec-fetch-site": "same-origin", origin: "https://site.example" };
  expect((await browser.call("logOut", undefined, own)).status).toBe(200);
});
