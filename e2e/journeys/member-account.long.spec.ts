/** A member's changes to the account, up to its deletion. */
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { press, tabTo, typeInto } from "../support/fill-by-keyboard.ts";
import { expectToast } from "../support/fill-form.ts";
import {
  expectExpiredLink,
  expectNotice,
  hasSession,
  loggedIn,
  logInQuietly,
  mailedToken,
  memberField,
  memberForm,
  memberSubmit,
  newPerson,
  openAccount,
  sendMemberForm,
} from "../support/members.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of [45]\d\d/ });

const failed = { mode: "status", status: 500, times: 1 } as const;
const NEXT_PASSWORD = "four quiet lanterns";

/** Whether one can log in with a name and password, from a new address. */
async function opens(site: Site, username: string, password: string): Promise<boolean> {
  const answer = await fetch(`${site.url}/user-login`, {
    method: "POST",
    body: new URLSearchParams({ username, password }),
    redirect: "manual",
  });
  return answer.status === 303;
}

test("a forgotten password is reset by keyboard, and other sessions are logged out", async ({
  page,
  site,
  browser,
}) => {
  const elsewhere = await browser.newPage();
  const person = await loggedIn(elsewhere, site);
  await page.goto(`${site.url}/user-login`);
  await hydrated(page);
  await press(page, page.getByRole("link", { name: "Forgot your password?" }));
  await expect(page).toHaveURL(/\/forgot-password/);
  await typeInto(page, memberField(page, "forgot-password", "email"), person.email);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/check-inbox/);
  await expect(page.getByText(memberSuccess.resetSent.slice(0, -1))).toBeVisible();

  const link = `${site.url}/reset-password?token=${mailedToken(site, "reset", person.email)}`;
  await page.goto(link);
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
  // Opening the link changes nothing.
  expect(await hasSession(elsewhere, site)).toBe(true);
  await typeInto(page, memberField(page, "reset-password", "password"), NEXT_PASSWORD);
  await press(page, memberSubmit(page, "reset-password"));
  await expect(page).toHaveURL(/\/user-login/);
  await expectNotice(page, memberSuccess.passwordChanged);
  expect(await hasSession(elsewhere, site)).toBe(false);
  await elsewhere.close();

  await sendMemberForm(page, "log-in", { username: person.email, password: person.password });
  await expectToast(page, memberFailure.credentials);
  // Two contradictory messages would be confusing.
  await expect(page.getByText(memberSuccess.passwordChanged)).toHaveCount(0);
  await sendMemberForm(page, "log-in", { username: person.email, password: NEXT_PASSWORD });
  await expect(page).toHaveURL(`${site.url}/choosephoto`);

  await page.goto(link);
  await hydrated(page);
  await sendMemberForm(page, "reset-password", { password: "five loud trumpets" });
  await expectExpiredLink(page, "Get another link");
  await expectAccessibleInBothThemes(page);
});

test("a forgotten password: unknown addresses, weak passwords, an upstream that is down", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/forgot-password`);
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
  const stranger = newPerson();
  site.upstream.fail({ form: "forgot-password", ...failed });
  await sendMemberForm(page, "forgot-password", { email: stranger.email });
  await expectToast(page, memberFailure.failed);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/check-inbox/);
  expect(site.upstream.memberMails()).toEqual([]);

  const person = newPerson();
  site.upstream.addMember(person);
  await page.request.post(`${site.url}/forgot-password`, { form: { email: person.email } });
  const token = mailedToken(site, "reset", person.email);
  await page.goto(`${site.url}/reset-password?token=${token}`);
  await hydrated(page);
  await sendMemberForm(page, "reset-password", { password: "password1234" });
  await expectToast(page, fieldMessage.passwordCommon);
  site.upstream.fail({ form: "reset-password", ...failed });
  await sendMemberForm(page, "reset-password", { password: NEXT_PASSWORD });
  await expectToast(page, memberFailure.failed);
  await sendMemberForm(page, "reset-password", { password: NEXT_PASSWORD });
  await expectNotice(page, memberSuccess.passwordChanged);
});

test("a password is changed with the current one, and all other devices are logged out", async ({
  page,
  site,
  browser,
}) => {
  const person = await loggedIn(page, site);
  const elsewhere = await browser.newPage();
  await logInQuietly(elsewhere, site, person);
  const before = await page.context().cookies();
  await openAccount(page, site);
  await expectAccessibleInBothThemes(page);
  await sendMemberForm(page, "change-password", {
    current_password: "not the present one",
    password: NEXT_PASSWORD,
  });
  await expectToast(page, memberFailure.wrongPassword);
  await expectAccessibleInBothThemes(page);
  await typeInto(page, memberField(page, "change-password", "current_password"), "");
  const answers = { current_password: person.password, password: NEXT_PASSWORD };
  site.upstream.fail({ form: "change-password", ...failed });
  await sendMemberForm(page, "change-password", answers);
  await expectToast(page, memberFailure.failed);
  expect(await hasSession(elsewhere, site)).toBe(true);
  await sendMemberForm(page, "change-password", answers);
  await expectNotice(page, memberSuccess.passwordChanged);
  expect(await hasSession(page, site)).toBe(true);
  expect(await hasSession(elsewhere, site)).toBe(false);
  // This browser's previous session is no longer valid, either.
  await elsewhere.context().addCookies(before);
  expect(await hasSession(elsewhere, site)).toBe(false);
  await elsewhere.close();
  expect(await opens(site, person.email, NEXT_PASSWORD)).toBe(true);
});

test("a username can be chosen unless it is taken", async ({ page, site }) => {
  site.upstream.addMember({ ...newPerson(), username: "lakshmi" });
  const person = await loggedIn(page, site);
  await openAccount(page, site);
  for (const [username, text] of [
    ["lakshmi", memberFailure.usernameTaken],
    ["A b", fieldMessage.username(3, 30)],
  ] as const) {
    await sendMemberForm(page, "change-username", { username });
    await expectToast(page, text);
  }
  site.upstream.fail({ form: "change-username", ...failed });
  await sendMemberForm(page, "change-username", { username: "asha.rao" });
  await expectToast(page, memberFailure.failed);
  await sendMemberForm(page, "change-username", { username: "asha.rao" });
  await expectNotice(page, memberSuccess.usernameChanged);
  await expect(page.locator("dd").getByText("asha.rao", { exact: true })).toBeVisible();
  expect(await opens(site, "asha.rao", person.password)).toBe(true);
});

test("one button logs out all devices", async ({ page, site, browser }) => {
  const person = await loggedIn(page, site);
  const elsewhere = await browser.newPage();
  await logInQuietly(elsewhere, site, person);
  await openAccount(page, site);
  await press(page, page.getByRole("button", { name: "Log out on all devices" }));
  await expect(page).toHaveURL(/\/user-login/);
  await expectNotice(page, memberSuccess.loggedOutEverywhere);
  expect(await hasSession(elsewhere, site)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("isAuthenticated"))).toBeNull();
  await elsewhere.close();
});

test("an account is deleted by keyboard, after a confirmation with the password", async ({
  page,
  site,
}) => {
  const person = await loggedIn(page, site);
  await openAccount(page, site);
  const open = page.getByRole("button", { name: "Delete my account" });
  const question = page.getByRole("dialog", { name: "Delete your account?" });
  const password = memberField(page, "delete-account", "current_password");
  await press(page, open);
  await expect(question).toBeVisible();
  await expect(password).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await tabTo(page, open);
  await page.keyboard.press("Enter");
  await page.keyboard.type("not the present one");
  await page.keyboard.press("Enter");
  await expect(memberForm(page, "delete-account").locator(".form-summary")).toContainText(
    memberFailure.wrongPassword,
  );
  expect(await hasSession(page, site)).toBe(true);

  site.upstream.fail({ form: "delete-account", ...failed });
  await password.fill(person.password);
  await password.press("Enter");
  await expect(memberForm(page, "delete-account").locator(".form-summary")).toContainText(
    memberFailure.failed,
  );
  await password.fill(person.password);
  await password.press("Enter");
  await expect(page).toHaveURL(/\/user-login/);
  await expectNotice(page, memberSuccess.deleted);
  expect(await hasSession(page, site)).toBe(false);
  expect(await opens(site, person.email, person.password)).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("isAuthenticated"))).toBeNull();
});
