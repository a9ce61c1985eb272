import { fieldMessage } from "@kdl/schemas/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/member-messages";
import type { Member } from "@kdl/schemas/members";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asha, MemberBrowser, PASSWORD, ravi } from "../../testing/member-browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/test-gateway.ts";

let gateway: TestGateway;
let browser: MemberBrowser;
let clients = 0;
const visit = () => {
  clients += 1;
  return new MemberBrowser(gateway.app, `10.1.${clients}.1`);
};
const loggedIn = async (person = asha) => {
  const visitor = visit();
  expect(await visitor.logIn(person)).toMatchObject({ status: 200 });
  return visitor;
};
const current = async (who: MemberBrowser) =>
  (await who.query("current")).data as { available: boolean; member: Member | null };
const mailed = (kind: string) =>
  gateway.upstream.memberMails().findLast((mail) => mail.kind === kind);

beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());
let people = 0;
beforeEach(() => {
  gateway.upstream.reset();
  gateway.upstream.addMember(asha);
  browser = visit();
  people += 1;
});
/** The limits on mail outlast a test. */
const fresh = () => ({ ...ravi, email: `ravi${people}@example.org` });

describe("members.current", () => {
  test("is nobody without a session, and who it is with one", async () => {
    expect(await current(browser)).toEqual({ available: true, member: null });
    await browser.logIn();
    const { member } = await current(browser);
    expect(member).toMatchObject({ name: asha.name, email: asha.email, picture: null });
    expect(Object.keys(member?.profile ?? {})).toHaveLength(5);
    expect(browser.latest?.headers["cache-control"]).toBe("private, no-store");
  });

  test("takes the cookie of a session that has ended, and of one that can be none", async () => {
    await browser.logIn();
    gateway.upstream.expireSessions();
    expect(await current(browser)).toEqual({ available: true, member: null });
    expect(browser.session).toBeUndefined();
    browser.cookies.set("session", "x".repeat(43));
    await current(browser);
    expect(browser.session).toBeUndefined();
  });

  test.each(["status", "reset", "not-json", "wrong-shape", "huge", "redirect"] as const)(
    "says 503 in words when the upstream answers with %s, and keeps the session",
    async (mode) => {
      await browser.logIn();
      gateway.upstream.fail({ path: "/api/members/me", mode });
      expect(await browser.query("current")).toMatchObject({
        status: 503,
        message: memberFailure.failed,
      });
      expect(browser.session).toBeDefined();
    },
  );
});

describe("logging in", () => {
  test("sets a session that scripts can't read, for as long as it lasts", async () => {
    expect(await browser.logIn()).toMatchObject({ status: 200, message: memberSuccess.loggedIn });
    const cookies = [browser.latest?.headers["set-cookie"] ?? []].flat();
    expect(cookies[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=(?:2592000|2591\d{3}); HttpOnly; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(
      /^device=[\w.~-]{60,}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect(browser.latest?.body).not.toContain(browser.session);
  });

  test("takes the e-mail address in any case and the username", async () => {
    await browser.logIn();
    await browser.send("changeUsername", { username: "asha.rao" });
    for (const username of ["ASHA@example.org", "asha.rao"]) {
      const answer = await visit().send("logIn", { username, password: PASSWORD });
      expect(answer.status).toBe(200);
    }
  });

  test("begins a new session each time and ends the one before", async () => {
    await browser.logIn();
    const earlier = browser.session ?? "";
    await browser.logIn();
    expect(browser.session).not.toBe(earlier);
    const thief = visit();
    thief.cookies.set("session", earlier);
    expect((await current(thief)).member).toBeNull();
    expect((await current(browser)).member).not.toBeNull();
  });

  test("never goes on with a session that somebody planted", async () => {
    const attacker = await loggedIn();
    gateway.upstream.addMember(ravi);
    browser.cookies.set("session", attacker.session ?? "");
    await browser.logIn(ravi);
    expect(browser.session).not.toBe(attacker.session);
    expect((await current(attacker)).member).toBeNull();
    browser.cookies.set("session", "planted-by-somebody-else-planted-by-somebod");
    await browser.logIn(ravi);
    expect((await current(browser)).member?.email).toBe(ravi.email);
  });

  test("says the same of an unknown name and a wrong password", async () => {
    const wrong = await browser.logIn({ ...asha, password: "not the password" });
    const unknown = await browser.logIn({ ...asha, email: "nobody@example.org" });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      status: 401,
      code: "UNAUTHORIZED",
      message: memberFailure.credentials,
      fields: {},
    });
    expect(browser.cookies.size).toBe(0);
  });

  test("asks for both fields", async () => {
    expect(await browser.send("logIn", {})).toMatchObject({
      status: 422,
      fields: {
        username: fieldMessage.missing("Username"),
        password: fieldMessage.missing("Password"),
      },
    });
  });

  test.each(["status", "reset", "not-json", "wrong-shape"] as const)(
    "says 503 when the upstream answers with %s",
    async (mode) => {
      gateway.upstream.fail({ path: "/api/members/log-in", mode });
      expect(await browser.logIn()).toMatchObject({ status: 503, message: memberFailure.failed });
      expect(browser.session).toBeUndefined();
    },
  );
});

describe("signing up", () => {
  test("leads over the mail to a log-in", async () => {
    const person = fresh();
    expect(await browser.send("signUp", person)).toMatchObject({
      status: 200,
      data: { message: memberSuccess.signedUp, reference: null },
    });
    expect(await browser.logIn(person)).toMatchObject({
      status: 403,
      message: memberFailure.notVerified,
    });
    const token = mailed("verify")?.token;
    expect(await browser.send("verifyEmail", { token })).toMatchObject({
      status: 200,
      message: memberSuccess.verified,
    });
    expect(await browser.send("verifyEmail", { token })).toMatchObject({
      status: 410,
      message: memberFailure.linkExpired,
    });
    expect((await browser.logIn(person)).status).toBe(200);
  });

  test("says the same where there is an account", async () => {
    const first = await browser.send("signUp", fresh());
    expect(await browser.send("signUp", asha)).toEqual(first);
    expect(mailed("exists")).toMatchObject({ to: asha.email });
  });

  test("refuses what is wrong, and passwords that are tried first, before anybody is asked", async () => {
    const short = await browser.send("signUp", { ...fresh(), password: "short" });
    expect(short).toMatchObject({ status: 422, fields: { password: expect.any(String) } });
    for (const password of ["password1234", "asha raoasha rao", "123456789012"]) {
      expect(await browser.send("signUp", { ...asha, password })).toMatchObject({
        status: 422,
        message: fieldMessage.passwordCommon,
        fields: { password: fieldMessage.passwordCommon },
      });
    }
    expect(gateway.upstream.calls("/api/members/sign-up")).toBe(0);
  });

  test("pretends to programs", async () => {
    const trapped = { website: "https://casino.example" };
    const answer = await browser.send("signUp", fresh(), trapped);
    expect(answer).toMatchObject({ status: 200, message: memberSuccess.signedUp });
    const forgot = await browser.send("forgotPassword", { email: asha.email }, trapped);
    expect(forgot).toMatchObject({ status: 200, message: memberSuccess.resetSent });
    expect(gateway.upstream.memberMails()).toEqual([]);
  });

  test("tells what the upstream finds wrong", async () => {
    const fields = { email: "Please use another address.", internal: "detail" };
    const body = { code: "INVALID", message: "SQL", fields };
    gateway.upstream.fail({ path: "/api/members/sign-up", mode: "status", status: 422, body });
    const answer = await browser.send("signUp", fresh());
    expect(answer).toMatchObject({ status: 422, message: fields.email });
    expect(answer.fields).toEqual({ email: fields.email });
  });
});

describe("a forgotten password", () => {
  test("is set anew over the mail, which ends all sessions", async () => {
    await browser.logIn();
    const known = await browser.send("forgotPassword", { email: asha.email });
    expect(await browser.send("forgotPassword", { email: "nobody@example.org" })).toEqual(known);
    const token = mailed("reset")?.token;
    const password = "another-quiet-harbour-2";
    expect(await browser.send("resetPassword", { token, password })).toMatchObject({
      status: 200,
      message: memberSuccess.passwordChanged,
    });
    expect((await current(browser)).member).toBeNull();
    expect((await browser.logIn()).status).toBe(401);
    expect((await browser.logIn({ ...asha, password })).status).toBe(200);
    const again = await browser.send("resetPassword", { token, password });
    expect(again).toMatchObject({ status: 410, code: "NOT_FOUND" });
  });

  test("refuses a common one and a link that isn't whole", async () => {
    const answer = await browser.send("resetPassword", { token: "x", password: "password1234" });
    expect(Object.keys(answer.fields)).toEqual(["token"]);
    const token = "x".repeat(43);
    const common = await browser.send("resetPassword", { token, password: "password1234" });
    expect(common.fields).toEqual({ password: fieldMessage.passwordCommon });
  });
});

describe("members change", () => {
  const other = "another-quiet-harbour-2";

  test("their password: other sessions end, this one is a new one", async () => {
    const elsewhere = await loggedIn();
    await browser.logIn();
    const earlier = browser.session;
    expect(
      await browser.send("changePassword", { current_password: PASSWORD, password: other }),
    ).toMatchObject({ status: 200, message: memberSuccess.passwordChanged });
    expect(browser.session).not.toBe(earlier);
    expect((await current(browser)).member).not.toBeNull();
    expect((await current(elsewhere)).member).toBeNull();
    const thief = visit();
    thief.cookies.set("session", earlier ?? "");
    expect(await thief.query("submissions")).toMatchObject({ status: 401 });
  });

  test("their address, over the mail to the new one", async () => {
    const { email } = fresh();
    await browser.logIn();
    expect(await browser.send("changeEmail", { email, current_password: PASSWORD })).toMatchObject({
      status: 200,
      message: memberSuccess.emailSent,
    });
    expect((await current(browser)).member?.email).toBe(asha.email);
    const { to, token } = mailed("confirm") ?? {};
    expect(to).toBe(email);
    expect(await visit().send("confirmEmail", { token })).toMatchObject({
      status: 200,
      message: memberSuccess.emailChanged,
    });
    expect((await current(browser)).member?.email).toBe(email);
  });

  test("their username, unless somebody has it", async () => {
    await browser.logIn();
    expect(await browser.send("changeUsername", { username: "asha.rao" })).toMatchObject({
      status: 200,
      message: memberSuccess.usernameChanged,
    });
    gateway.upstream.addMember(ravi);
    const second = await loggedIn(ravi);
    expect(await second.send("changeUsername", { username: "asha.rao" })).toMatchObject({
      status: 409,
      code: "CONFLICT",
      fields: { username: memberFailure.usernameTaken },
    });
    expect((await second.send("changeUsername", { username: "a@b" })).status).toBe(422);
  });

  test("nothing with a wrong present password", async () => {
    await browser.logIn();
    const wrong = { current_password: "not the password" };
    for (const [name, answers] of Object.entries({
      changePassword: { ...wrong, password: other },
      changeEmail: { ...wrong, email: fresh().email },
      deleteAccount: wrong,
    })) {
      expect(await browser.send(name, answers)).toMatchObject({
        status: 403,
        code: "FORBIDDEN",
        fields: { current_password: memberFailure.wrongPassword },
      });
    }
    expect((await current(browser)).member?.email).toBe(asha.email);
  });

  test("their profile, step by step", async () => {
    await browser.logIn();
    const answers = { highest_qualification: "B.Tech", cgpa: "8.25" };
    expect(await browser.send("saveStep", answers, { step: "educational" })).toMatchObject({
      status: 200,
      message: memberSuccess.saved,
    });
    expect((await current(browser)).member?.profile.educational).toMatchObject(answers);
    const wrong = await browser.send("saveStep", { cgpa: "11" }, { step: "educational" });
    expect(wrong).toMatchObject({ status: 422, fields: { cgpa: fieldMessage.cgpa } });
    expect((await browser.send("saveStep", {}, { step: "secrets" })).status).toBe(400);
  });
});

describe("a visit ends", () => {
  test("by logging out, here and upstream", async () => {
    await browser.logIn();
    const thief = visit();
    thief.cookies.set("session", browser.session ?? "");
    expect(await browser.call("logOut")).toMatchObject({ message: memberSuccess.loggedOut });
    expect(browser.session).toBeUndefined();
    expect((await current(thief)).member).toBeNull();
    expect((await browser.call("logOut")).status).toBe(200);
  });

  test("in this browser even where the upstream is down", async () => {
    await browser.logIn();
    gateway.upstream.outage(true);
    expect((await browser.call("logOut")).status).toBe(200);
    expect(browser.session).toBeUndefined();
  });

  test("everywhere, or nowhere", async () => {
    const elsewhere = await loggedIn();
    await browser.logIn();
    gateway.upstream.fail({ path: "/api/members/log-out-everywhere", mode: "status", times: 1 });
    expect((await browser.call("logOutEverywhere")).status).toBe(503);
    expect(browser.session).toBeDefined();
    expect(await browser.call("logOutEverywhere")).toMatchObject({
      message: memberSuccess.loggedOutEverywhere,
    });
    expect(browser.session).toBeUndefined();
    expect((await current(elsewhere)).member).toBeNull();
  });

  test("for good by deleting the account", async () => {
    await browser.logIn();
    expect(await browser.send("deleteAccount", { current_password: PASSWORD })).toMatchObject({
      status: 200,
      message: memberSuccess.deleted,
    });
    expect(browser.cookies.size).toBe(0);
    expect((await browser.logIn()).status).toBe(401);
  });
});

test.each([
  "changePassword",
  "changeEmail",
  "changeUsername",
  "deleteAccount",
  "logOutEverywhere",
  "removePicture",
])("%s needs a session", async (name) => {
  const answer = await browser.send(name, {});
  expect(answer).toMatchObject({
    status: 401,
    code: "UNAUTHORIZED",
    message: memberFailure.sessionEnded,
  });
  browser.cookies.set("session", "x".repeat(43));
  const ended = await browser.send(name, {
    current_password: PASSWORD,
    password: "another-quiet-harbour-2",
    username: "asha",
    email: fresh().email,
  });
  const isStrict = name.startsWith("change") || name === "deleteAccount";
  expect(isStrict ? [401, 422] : [401]).toContain(ended.status);
});

describe("without members upstream", () => {
  test.each([{ extensions: false }, { members: false }])(
    "%o: nobody can log in",
    async (upstream) => {
      const legacy = await startTestGateway({ upstream });
      try {
        const visitor = new MemberBrowser(legacy.app);
        expect(await current(visitor)).toEqual({ available: false, member: null });
        for (const name of ["logIn", "signUp", "forgotPassword", "verifyEmail"]) {
          expect(await visitor.send(name, asha)).toMatchObject({
            status: 404,
            code: "NOT_FOUND",
            message: memberFailure.unavailable,
          });
        }
        expect((await visitor.get("/services")).statusCode).toBe(200);
        expect((await visitor.call("logOut")).status).toBe(200);
        // Asked once.
        expect(legacy.upstream.calls("/api/members/me")).toBe(1);
      } finally {
        await legacy.close();
      }
    },
  );
});
