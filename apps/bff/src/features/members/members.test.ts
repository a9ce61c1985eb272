import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { describe, expect, test } from "vitest";
import { asha, MemberBrowser, PASSWORD } from "../../testing/member-browser.ts";
import { currentOf, memberSite } from "../../testing/member-site.ts";
import { startTestGateway } from "../../testing/test-gateway.ts";

const site = memberSite();

describe("members.current", () => {
  test("is `null` without a session, and the member with one", async () => {
    expect(await currentOf(site.browser)).toEqual({ available: true, member: null });
    await site.browser.logIn();
    const { member } = await currentOf(site.browser);
    expect(member).toMatchObject({ name: asha.name, email: asha.email, picture: null });
    expect(Object.keys(member?.profile ?? {})).toHaveLength(5);
    expect(site.browser.latest?.headers["cache-control"]).toBe("private, no-store");
  });

  test("removes the cookie of a session that has ended or is invalid", async () => {
    await site.browser.logIn();
    site.upstream.expireSessions();
    expect(await currentOf(site.browser)).toEqual({ available: true, member: null });
    expect(site.browser.session).toBeUndefined();
    site.browser.cookies.set("session", "x".repeat(43));
    await currentOf(site.browser);
    expect(site.browser.session).toBeUndefined();
  });

  test.each(["status", "reset", "not-json", "wrong-shape", "huge", "redirect"] as const)(
    "answers 503 with a message when the upstream answers with %s, and keeps the session",
    async (mode) => {
      await site.browser.logIn();
      site.upstream.fail({ path: "/api/members/me", mode });
      expect(await site.browser.query("current")).toMatchObject({
        status: 503,
        message: memberFailure.failed,
      });
      expect(site.browser.session).toBeDefined();
    },
  );
});

describe("a visit ends", () => {
  test("by logging out, here and upstream", async () => {
    await site.browser.logIn();
    const thief = site.visit();
    thief.cookies.set("session", site.browser.session ?? "");
    expect(await site.browser.call("logOut")).toMatchObject({ message: memberSuccess.loggedOut });
    expect(site.browser.session).toBeUndefined();
    expect((await currentOf(thief)).member).toBeNull();
    expect((await site.browser.call("logOut")).status).toBe(200);
  });

  test("in this browser even if the upstream is down", async () => {
    await site.browser.logIn();
    site.upstream.outage(true);
    expect((await site.browser.call("logOut")).status).toBe(200);
    expect(site.browser.session).toBeUndefined();
  });

  test("everywhere, or nowhere", async () => {
    const elsewhere = await site.loggedIn();
    await site.browser.logIn();
    site.upstream.fail({ path: "/api/members/log-out-everywhere", mode: "status", times: 1 });
    expect((await site.browser.call("logOutEverywhere")).status).toBe(503);
    expect(site.browser.session).toBeDefined();
    expect(await site.browser.call("logOutEverywhere")).toMatchObject({
      message: memberSuccess.loggedOutEverywhere,
    });
    expect(site.browser.session).toBeUndefined();
    expect((await currentOf(elsewhere)).member).toBeNull();
  });

  test("for good by deleting the account", async () => {
    await site.browser.logIn();
    expect(await site.browser.send("deleteAccount", { current_password: PASSWORD })).toMatchObject({
      status: 200,
      message: memberSuccess.deleted,
    });
    expect(site.browser.cookies.size).toBe(0);
    expect((await site.browser.logIn()).status).toBe(401);
  });
});

test.each([
  "changePassword",
  "changeEmail",
  "changeUsername",
  "confirmEmail",
  "deleteAccount",
  "logOutEverywhere",
  "removePicture",
])("%s needs a session", async (name) => {
  const answer = await site.browser.send(name, {});
  expect(answer).toMatchObject({
    status: 401,
    code: "UNAUTHORIZED",
    message: memberFailure.sessionEnded,
  });
  site.browser.cookies.set("session", "x".repeat(43));
  const ended = await site.browser.send(name, {
    current_password: PASSWORD,
    password: "another-quiet-harbour-2",
    username: "asha",
    email: site.fresh().email,
  });
  const isStrict = /^(?:change|confirm|delete)/.test(name);
  expect(isStrict ? [401, 422] : [401]).toContain(ended.status);
});

describe("without members upstream", () => {
  test.each([{ extensions: false }, { members: false }])(
    "%o: nobody can log in",
    async (upstream) => {
      const legacy = await startTestGateway({ upstream });
      try {
        const visitor = new MemberBrowser(legacy.client);
        expect(await currentOf(visitor)).toEqual({ available: false, member: null });
        for (const name of ["logIn", "signUp", "forgotPassword", "verifyEmail"]) {
          expect(await visitor.send(name, asha)).toMatchObject({
            status: 404,
            code: "NOT_FOUND",
            message: memberFailure.unavailable,
          });
        }
        expect((await visitor.get("/services")).status).toBe(200);
        expect((await visitor.call("logOut")).status).toBe(200);
        // The upstream is asked only once.
        expect(legacy.upstream.calls("/api/members/me")).toBe(1);
      } finally {
        await legacy.close();
      }
    },
  );
});
