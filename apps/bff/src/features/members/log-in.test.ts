import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { describe, expect, test } from "vitest";
import { asha, PASSWORD, ravi } from "../../testing/member-browser.ts";
import { currentOf, memberSite } from "../../testing/member-site.ts";

const site = memberSite();

describe("logging in", () => {
  test("sets a session that scripts can't read, for as long as it lasts", async () => {
    expect(await site.browser.logIn()).toMatchObject({
      status: 200,
      message: memberSuccess.loggedIn,
    });
    const cookies = [site.browser.latest?.headers["set-cookie"] ?? []].flat();
    expect(cookies[0]).toMatch(
      /^session=[\w-]{43}; Path=\/; Max-Age=(?:2592000|2591\d{3}); HttpOnly; SameSite=Lax$/,
    );
    expect(cookies[1]).toMatch(
      /^device=[\w.~-]{60,}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    expect(site.browser.latest?.text).not.toContain(site.browser.session);
  });

  test("takes the email address in any case and the username", async () => {
    await site.browser.logIn();
    await site.browser.send("changeUsername", { username: "asha.rao" });
    for (const username of ["ASHA@example.org", "asha.rao"]) {
      const answer = await site.visit().send("logIn", { username, password: PASSWORD });
      expect(answer.status).toBe(200);
    }
  });

  test("begins a new session each time and ends the one before", async () => {
    await site.browser.logIn();
    const earlier = site.browser.session ?? "";
    await site.browser.logIn();
    expect(site.browser.session).not.toBe(earlier);
    const thief = site.visit();
    thief.cookies.set("session", earlier);
    expect((await currentOf(thief)).member).toBeNull();
    expect((await currentOf(site.browser)).member).not.toBeNull();
  });

  test("never goes on with a session that somebody planted", async () => {
    const attacker = await site.loggedIn();
    site.upstream.addMember(ravi);
    site.browser.cookies.set("session", attacker.session ?? "");
    await site.browser.logIn(ravi);
    expect(site.browser.session).not.toBe(attacker.session);
    expect((await currentOf(attacker)).member).toBeNull();
    site.browser.cookies.set("session", "planted-by-somebody-else-planted-by-somebod");
    await site.browser.logIn(ravi);
    expect((await currentOf(site.browser)).member?.email).toBe(ravi.email);
  });

  test("says the same of an unknown name and a wrong password", async () => {
    const wrong = await site.browser.logIn({ ...asha, password: "not the password" });
    const unknown = await site.browser.logIn({ ...asha, email: "nobody@example.org" });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({
      status: 401,
      code: "UNAUTHORIZED",
      message: memberFailure.credentials,
      fields: {},
    });
    expect(site.browser.cookies.size).toBe(0);
  });

  test("asks for both fields", async () => {
    expect(await site.browser.send("logIn", {})).toMatchObject({
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
      site.upstream.fail({ path: "/api/members/log-in", mode });
      expect(await site.browser.logIn()).toMatchObject({
        status: 503,
        message: memberFailure.failed,
      });
      expect(site.browser.session).toBeUndefined();
    },
  );
});
