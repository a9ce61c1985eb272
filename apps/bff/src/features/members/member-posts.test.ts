import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { describe, expect, test } from "vitest";
import { contact, openEvent, registration, token } from "../../testing/filled-forms.ts";
import { asha, PASSWORD, ravi } from "../../testing/member-browser.ts";
import { memberSite } from "../../testing/member-site.ts";

const site = memberSite();
const tokenOf = (kind: string) => site.mailed(kind)?.token ?? "";

/** Posts a form. @returns the address that the reply redirects to */
async function leadsTo(url: string, fields: Record<string, string>) {
  const { status, headers } = await site.browser.post(url, fields);
  expect([status, headers["cache-control"]]).toEqual([303, "private, no-store"]);
  return headers.location;
}

/** Posts a form, and expects the page back with a message. */
async function comesBack(url: string, fields: Record<string, string>, status: number) {
  const reply = await site.browser.post(url, fields);
  expect(reply.status).toBe(status);
  expect(reply.headers["content-type"]).toMatch(/^text\/html/);
  expect(reply.headers["cache-control"]).toBe("private, no-store");
  return site.web.returned();
}

const person = { username: asha.email, password: PASSWORD };

describe("a page's post", () => {
  test("logs in and redirects to the member area, or to the page in `next`", async () => {
    expect(await leadsTo("/user-login", person)).toBe("/choosephoto");
    expect(site.browser.session).toBeDefined();
    expect(await leadsTo("/user-login?next=%2Fview-profile%3Ftab%3Devents", person)).toBe(
      "/view-profile?tab=events",
    );
  });

  test.each([
    "//evil.example/",
    "/\\evil.example/",
    "\\/evil.example",
    "https://evil.example/",
    "https:evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/%09/evil.example\n",
    "evil.example",
    "@evil.example",
    "",
  ])("never leads away from the site: %j", async (next) => {
    expect(await leadsTo(`/user-login?${new URLSearchParams({ next })}`, person)).toBe(
      "/choosephoto",
    );
  });

  test("never redirects to an address that is too long to be one of ours", async () => {
    expect(await leadsTo(`/user-login?next=/${"x".repeat(600)}`, person)).toBe("/choosephoto");
  });

  test.each([
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    ["/a/..//evil.example", "/evil.example"],
    ["/%5Cevil.example", "/%5Cevil.example"],
  ])("stays on the site with %s", async (next, location) => {
    expect(await leadsTo(`/user-login?${new URLSearchParams({ next })}`, person)).toBe(location);
  });

  test("returns the page without the password if the password is wrong", async () => {
    const fields = { ...person, password: "my secret password" };
    const returned = await comesBack("/user-login?next=%2Faccount", fields, 401);
    expect(returned).toMatchObject({
      form: "log-in",
      message: memberFailure.credentials,
      answers: { username: asha.email },
    });
    expect(returned?.answers).not.toHaveProperty("password");
    expect(site.web.renders("/user-login?next=%2Faccount")).toBeGreaterThan(0);
    expect(site.browser.session).toBeUndefined();
  });

  test("signs up, verifies, forgets and resets a password", async () => {
    const newcomer = site.fresh();
    const { email } = newcomer;
    const { name } = newcomer;
    expect(await leadsTo("/sign-up", { name, email })).toBe("/check-inbox?notice=signedUp");
    const link = { token: tokenOf("verify"), password: PASSWORD };
    const common = await comesBack("/verify-email", { ...link, password: "password1234" }, 422);
    expect(common).toMatchObject({ form: "verify-email", answers: {} });
    expect(await leadsTo("/verify-email", link)).toBe("/user-login?notice=verified");
    const used = await comesBack("/verify-email", link, 410);
    expect(used).toMatchObject({ message: memberFailure.linkExpired, answers: {} });
    expect(await leadsTo("/forgot-password", { email })).toBe("/check-inbox?notice=resetSent");
    const password = "another-quiet-harbour-2";
    const reset = { token: tokenOf("reset"), password };
    expect(await leadsTo("/reset-password", reset)).toBe("/user-login?notice=passwordChanged");
    expect((await comesBack("/reset-password", reset, 410))?.answers).toEqual({});
    const wrong = await comesBack("/sign-up", { name, email: "ravi@" }, 422);
    expect(wrong).toMatchObject({ form: "sign-up", answers: { name, email: "ravi@" } });
  });

  test("changes and deletes an account", async () => {
    await site.browser.logIn();
    const post = (form: string, more: Record<string, string>) =>
      leadsTo("/account", { form, ...more });
    expect(await post("change-username", { username: "asha.rao" })).toBe(
      "/account?notice=usernameChanged",
    );
    const { email } = site.fresh();
    const current_password = PASSWORD;
    expect(await post("change-email", { email, current_password })).toBe(
      "/account?notice=emailSent",
    );
    expect(await leadsTo("/confirm-email", { token: tokenOf("confirm") })).toBe(
      "/account?notice=emailChanged",
    );
    const password = "another-quiet-harbour-2";
    expect(await post("change-password", { current_password, password })).toBe(
      "/account?notice=passwordChanged",
    );
    const wrong = await comesBack("/account", { form: "delete-account", current_password }, 403);
    expect(wrong).toMatchObject({
      form: "delete-account",
      answers: {},
      fields: { current_password: memberFailure.wrongPassword },
    });
    expect(await post("delete-account", { current_password: password })).toBe(
      "/user-login?notice=deleted",
    );
    expect(site.browser.cookies.size).toBe(0);
  });

  test("logs out, on one device or on all", async () => {
    await site.browser.logIn();
    expect(await leadsTo("/log-out", {})).toBe("/user-login?notice=loggedOut");
    expect(site.browser.session).toBeUndefined();
    await site.browser.logIn();
    const everywhere = { form: "log-out-everywhere" };
    expect(await leadsTo("/account", everywhere)).toBe("/user-login?notice=loggedOutEverywhere");
    expect(await leadsTo("/account", everywhere)).toBe("/user-login?next=%2Faccount");
    expect(await leadsTo("/log-out", {})).toBe("/user-login?notice=loggedOut");
  });

  test("saves a profile step by step", async () => {
    await site.browser.logIn();
    expect(await leadsTo("/edit-profile?step=personal", { name: "Asha R" })).toBe(
      "/edit-profile?step=educational",
    );
    expect(await leadsTo("/edit-profile?step=internship", {})).toBe("/view-profile?notice=saved");
    const wrong = await comesBack("/edit-profile?step=educational", { cgpa: "99" }, 422);
    expect(wrong).toMatchObject({ form: "profile-educational", answers: { cgpa: "99" } });
  });

  test("cancels a member's own registration, once", async () => {
    const { slug } = openEvent(site.upstream);
    await site.browser.post(`/event-registration/${slug}`, {
      ...registration,
      email: asha.email,
      form_token: token,
    });
    await site.browser.logIn();
    const { data } = await site.browser.query("submissions");
    const [sent] = data as { reference: string; canCancel: boolean }[];
    expect(sent?.canCancel).toBe(true);
    const reference = sent?.reference ?? "";

    site.upstream.addMember(ravi);
    const stranger = site.visit();
    await stranger.logIn(ravi);
    expect((await stranger.query("submissions")).data).toEqual([]);
    const taken = await stranger.post("/cancel-registration", { reference });
    expect(taken.status).toBe(404);
    expect(taken.text).toContain("We couldn't find this registration in your account.");
    expect((await stranger.get(`/my-events/${reference}.ics`)).status).toBe(404);
    expect(await stranger.call("cancelRegistration", { reference })).toMatchObject({
      status: 404,
      message: memberFailure.unknownRegistration,
    });

    const location = "/view-profile?tab=events&notice=cancelled";
    expect(await leadsTo("/cancel-registration", { reference })).toBe(location);
    expect(await site.browser.call("cancelRegistration", { reference })).toMatchObject({
      status: 409,
      message: memberFailure.notCancellable,
    });
    const again = await site.browser.post("/cancel-registration", { reference });
    expect(again.status).toBe(409);
    expect(again.text).toContain("no longer be cancelled");
    expect((await site.browser.post("/cancel-registration", {})).status).toBe(400);
  });

  test("without a session redirects to the log-in if the page has no form", async () => {
    const location = "/user-login?next=%2Fview-profile%3Ftab%3Devents";
    expect(await leadsTo("/cancel-registration", { reference: "EVT-7K3Q9M" })).toBe(location);
    expect(await leadsTo("/member-picture/remove", {})).toBe("/user-login?next=%2Fedit-profile");
  });

  test.each([
    ["/account", { form: "log-in" }],
    ["/account", { form: "constructor" }],
    ["/account", {}],
    ["/edit-profile", {}],
    ["/edit-profile?step=secrets", {}],
  ])("to %s with %j is refused", async (url, fields) => {
    expect((await site.browser.post(url, fields as Record<string, string>)).status).toBe(400);
  });
});

test("clients that accept JSON get JSON", async () => {
  const json = { accept: "application/json" };
  const reply = await site.browser.post("/user-login", person, json);
  expect(reply.status).toBe(201);
  expect(reply.body).toEqual({ message: memberSuccess.loggedIn, reference: null });
  const wrong = await site.browser.post("/user-login", { ...person, password: "x" }, json);
  expect(wrong.body).toMatchObject({
    code: "UNAUTHORIZED",
    message: memberFailure.credentials,
    fields: {},
    requestId: expect.any(String),
  });
  expect((await site.visit().post("/log-out", {}, json)).body).toMatchObject({
    message: memberSuccess.loggedOut,
  });
});

test("members can send the site's other forms, and see them among their submissions", async () => {
  await site.browser.logIn();
  await site.browser.post("/contact", { ...contact, email: "ASHA@example.org", form_token: token });
  const { data } = await site.browser.query("submissions");
  expect(data).toMatchObject([{ form: "contact", status: "received" }]);
});
