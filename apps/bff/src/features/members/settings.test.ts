import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { describe, expect, test } from "vitest";
import { asha, PASSWORD, ravi } from "../../testing/member-browser.ts";
import { currentOf, memberSite } from "../../testing/member-site.ts";

const site = memberSite();

test("a foreign page with status 200 isn't reported as a success", async () => {
  const fields = { current_password: PASSWORD };
  await site.browser.logIn();
  for (const [call, answers] of [
    ["changeUsername", { username: "asha.rao" }],
    ["changeEmail", { email: "other@example.org", ...fields }],
    ["deleteAccount", fields],
  ] as const) {
    site.upstream.fail({ path: "/api/members", mode: "not-json", times: 1 });
    expect(await site.browser.send(call, answers)).toMatchObject({
      status: 503,
      message: memberFailure.failed,
    });
  }
  expect(site.browser.session).not.toBeNull();
});

describe("members change", () => {
  const other = "another-quiet-harbour-2";

  test("their password: other sessions end, and this one is replaced", async () => {
    const elsewhere = await site.loggedIn();
    await site.browser.logIn();
    const earlier = site.browser.session;
    expect(
      await site.browser.send("changePassword", { current_password: PASSWORD, password: other }),
    ).toMatchObject({ status: 200, message: memberSuccess.passwordChanged });
    expect(site.browser.session).not.toBe(earlier);
    expect((await currentOf(site.browser)).member).not.toBeNull();
    expect((await currentOf(elsewhere)).member).toBeNull();
    const thief = site.visit();
    thief.cookies.set("session", earlier ?? "");
    expect(await thief.query("submissions")).toMatchObject({ status: 401 });
  });

  test("their address, through an email to the new one", async () => {
    const { email } = site.fresh();
    await site.browser.logIn();
    expect(
      await site.browser.send("changeEmail", { email, current_password: PASSWORD }),
    ).toMatchObject({
      status: 200,
      message: memberSuccess.emailSent,
    });
    expect((await currentOf(site.browser)).member?.email).toBe(asha.email);
    const { to, token } = site.mailed("confirm") ?? {};
    expect(to).toBe(email);
    // Neither bots that open the mail's links nor other people who read it can confirm the address.
    expect((await site.visit().send("confirmEmail", { token })).status).toBe(401);
    site.upstream.addMember(ravi);
    const stranger = await site.loggedIn(ravi);
    expect((await stranger.send("confirmEmail", { token })).status).toBe(410);
    await site.browser.get(`/confirm-email?token=${token}`);
    expect((await currentOf(site.browser)).member?.email).toBe(asha.email);
    expect(await site.browser.send("confirmEmail", { token })).toMatchObject({
      status: 200,
      message: memberSuccess.emailChanged,
    });
    expect((await currentOf(site.browser)).member?.email).toBe(email);
  });

  test("their username, unless it is taken", async () => {
    await site.browser.logIn();
    expect(await site.browser.send("changeUsername", { username: "asha.rao" })).toMatchObject({
      status: 200,
      message: memberSuccess.usernameChanged,
    });
    site.upstream.addMember(ravi);
    const second = await site.loggedIn(ravi);
    expect(await second.send("changeUsername", { username: "asha.rao" })).toMatchObject({
      status: 409,
      code: "CONFLICT",
      fields: { username: memberFailure.usernameTaken },
    });
    expect((await second.send("changeUsername", { username: "a@b" })).status).toBe(422);
  });

  test("nothing with a wrong current password", async () => {
    await site.browser.logIn();
    const wrong = { current_password: "not the password" };
    for (const [name, answers] of Object.entries({
      changePassword: { ...wrong, password: other },
      changeEmail: { ...wrong, email: site.fresh().email },
      deleteAccount: wrong,
    })) {
      expect(await site.browser.send(name, answers)).toMatchObject({
        status: 403,
        code: "FORBIDDEN",
        fields: { current_password: memberFailure.wrongPassword },
      });
    }
    expect((await currentOf(site.browser)).member?.email).toBe(asha.email);
  });

  test("their profile, step by step", async () => {
    await site.browser.logIn();
    const answers = { highest_qualification: "B.Tech", cgpa: "8.25" };
    expect(await site.browser.send("saveStep", answers, { step: "educational" })).toMatchObject({
      status: 200,
      message: memberSuccess.saved,
    });
    expect((await currentOf(site.browser)).member?.profile.educational).toMatchObject(answers);
    const wrong = await site.browser.send("saveStep", { cgpa: "11" }, { step: "educational" });
    expect(wrong).toMatchObject({ status: 422, fields: { cgpa: fieldMessage.cgpa } });
    expect((await site.browser.send("saveStep", {}, { step: "secrets" })).status).toBe(400);
  });
});
