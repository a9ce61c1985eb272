import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { describe, expect, test } from "vitest";
import { asha } from "../../testing/member-browser.ts";
import { currentOf, memberSite } from "../../testing/member-site.ts";

const site = memberSite();

describe("signing up", () => {
  test("leads through the email and a new password to a log-in", async () => {
    const person = site.fresh();
    expect(await site.browser.signUp(person)).toMatchObject({
      status: 200,
      data: { message: memberSuccess.signedUp, reference: null },
    });
    expect(await site.browser.logIn(person)).toMatchObject({
      status: 401,
      message: memberFailure.credentials,
    });
    const link = { token: site.mailed("verify")?.token, password: person.password };
    expect(await site.browser.send("verifyEmail", link)).toMatchObject({
      status: 200,
      message: memberSuccess.verified,
    });
    expect(await site.browser.send("verifyEmail", link)).toMatchObject({
      status: 410,
      message: memberFailure.linkExpired,
    });
    expect((await site.browser.logIn(person)).status).toBe(200);
  });

  test("by a stranger with the same address gains nothing, and leaves the first link valid", async () => {
    const person = site.fresh();
    await site.browser.signUp(person);
    const first = site.mailed("verify")?.token;
    const stranger = { ...person, name: "Eve", password: "words of a stranger" };
    await site.visit().signUp(stranger);
    const second = site.mailed("verify")?.token;
    expect(second).not.toBe(first);
    const { password } = person;
    expect((await site.browser.send("verifyEmail", { token: first, password })).status).toBe(200);
    expect((await site.visit().logIn(stranger)).status).toBe(401);
    const again = await site.visit().send("verifyEmail", { token: second, password });
    expect(again.status).toBe(410);
    expect((await site.browser.logIn(person)).status).toBe(200);
  });

  test("gets the same answer if the account exists", async () => {
    const first = await site.browser.signUp(site.fresh());
    expect(await site.browser.signUp(asha)).toEqual(first);
    expect(site.mailed("exists")).toMatchObject({ to: asha.email });
  });

  test("takes no password", async () => {
    const answer = await site.browser.send("signUp", site.fresh());
    expect(answer).toMatchObject({ status: 422, fields: { password: expect.any(String) } });
    expect(site.upstream.calls("/api/members/sign-up")).toBe(0);
  });

  test("refuses common passwords, and the link keeps working", async () => {
    const person = site.fresh();
    await site.browser.signUp(person);
    const token = site.mailed("verify")?.token;
    const short = await site.browser.send("verifyEmail", { token, password: "short" });
    expect(short).toMatchObject({ status: 422, fields: { password: expect.any(String) } });
    for (const password of ["password1234", "ravi tejaravi teja", "123456789012"]) {
      expect(await site.browser.send("verifyEmail", { token, password })).toMatchObject({
        status: 422,
        message: fieldMessage.passwordCommon,
        fields: { password: fieldMessage.passwordCommon },
      });
    }
    const { password } = person;
    expect((await site.browser.send("verifyEmail", { token, password })).status).toBe(200);
  });

  test("pretends to succeed if a bot fills in the honeypot", async () => {
    const trapped = { website: "https://casino.example" };
    const answer = await site.browser.signUp(site.fresh(), trapped);
    expect(answer).toMatchObject({ status: 200, message: memberSuccess.signedUp });
    const forgot = await site.browser.send("forgotPassword", { email: asha.email }, trapped);
    expect(forgot).toMatchObject({ status: 200, message: memberSuccess.resetSent });
    expect(site.upstream.memberMails()).toEqual([]);
  });

  test("reports the fields that the upstream rejects", async () => {
    const fields = { email: "Please use another address.", internal: "detail" };
    const body = { code: "INVALID", message: "SQL", fields };
    site.upstream.fail({ path: "/api/members/sign-up", mode: "status", status: 422, body });
    const answer = await site.browser.signUp(site.fresh());
    expect(answer).toMatchObject({ status: 422, message: fields.email });
    expect(answer.fields).toEqual({ email: fields.email });
  });
});

describe("a forgotten password", () => {
  test("is reset by email, which ends all sessions", async () => {
    await site.browser.logIn();
    const known = await site.browser.send("forgotPassword", { email: asha.email });
    expect(await site.browser.send("forgotPassword", { email: "nobody@example.org" })).toEqual(
      known,
    );
    const token = site.mailed("reset")?.token;
    const password = "another-quiet-harbour-2";
    expect(await site.browser.send("resetPassword", { token, password })).toMatchObject({
      status: 200,
      message: memberSuccess.passwordChanged,
    });
    expect((await currentOf(site.browser)).member).toBeNull();
    expect((await site.browser.logIn()).status).toBe(401);
    expect((await site.browser.logIn({ ...asha, password })).status).toBe(200);
    const again = await site.browser.send("resetPassword", { token, password });
    expect(again).toMatchObject({ status: 410, code: "NOT_FOUND" });
  });

  test("can't be replaced by a common one, or with an incomplete link", async () => {
    const answer = await site.browser.send("resetPassword", {
      token: "x",
      password: "password1234",
    });
    expect(Object.keys(answer.fields)).toEqual(["token"]);
    const token = "x".repeat(43);
    const common = await site.browser.send("resetPassword", { token, password: "password1234" });
    expect(common.fields).toEqual({ password: fieldMessage.passwordCommon });
  });
});
