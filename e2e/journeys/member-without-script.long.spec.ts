/** Members whose browser doesn't run scripts. */
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { formCases } from "../support/form-cases.ts";
import { comeEarlier, control, fillIn, submitButton } from "../support/fill-form.ts";
import { stepCases } from "../support/member-cases.ts";
import {
  expectExpiredLink,
  expectNotice,
  hasSession,
  loggedIn,
  mailedToken,
  memberField,
  newPerson,
  sendMemberForm,
} from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { startSite } from "../support/start-site.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, expectedErrors: /status of [45]\d\d/ });

test("signing up, the mail's link, and the first log-in", async ({ page, site }) => {
  const person = newPerson();
  await page.goto(`${site.url}/sign-up`);
  await sendMemberForm(page, "sign-up", { name: person.name, email: "asha@" });
  await expect(page.locator(".form-summary")).toBeVisible();
  await expect(memberField(page, "sign-up", "name")).toHaveValue(person.name);
  await sendMemberForm(page, "sign-up", { name: person.name, email: person.email });
  await expect(page).toHaveURL(/\/check-inbox/);
  const token = mailedToken(site, "verify", person.email);
  await page.goto(`${site.url}/verify-email?token=${token}`);
  await sendMemberForm(page, "verify-email", { password: "password1234" });
  await expect(page.locator(".form-summary")).toContainText(fieldMessage.passwordCommon);
  // A form that is shown again contains no password, and its link still works.
  await expect(memberField(page, "verify-email", "password")).toHaveValue("");
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectNotice(page, memberSuccess.verified);

  const login = { username: person.email, password: "not the right one" };
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await sendMemberForm(page, "log-in", login);
  expect((await posted).status()).toBe(401);
  await expect(page.locator(".form-summary")).toContainText(memberFailure.credentials);
  await expect(memberField(page, "log-in", "username")).toHaveValue(person.email);
  expect(await page.content()).not.toContain(login.password);
  await sendMemberForm(page, "log-in", { ...login, password: person.password });
  await expect(page).toHaveURL(`${site.url}/choosephoto`);
  await expect(page.getByText("Welcome, Asha Rao.")).toBeVisible();
});

test("a used link says so, and leads to the sign-up or the login", async ({ page, site }) => {
  const person = newPerson();
  await page.goto(`${site.url}/sign-up`);
  await sendMemberForm(page, "sign-up", { name: person.name, email: person.email });
  const link = `${site.url}/verify-email?token=${mailedToken(site, "verify", person.email)}`;
  await page.goto(link);
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectNotice(page, memberSuccess.verified);
  await page.goto(link);
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectExpiredLink(page, "Sign up again");
  await expectExpiredLink(page, "I already have a password");
});

test("members' pages redirect to the login and back, and one button logs out", async ({
  page,
  site,
}) => {
  const person = newPerson();
  site.upstream.addMember(person);
  await page.goto(`${site.url}/edit-profile?step=skills`);
  await expect(page).toHaveURL(/\/user-login\?next=/);
  await sendMemberForm(page, "log-in", { username: person.email, password: person.password });
  await expect(page).toHaveURL(`${site.url}/edit-profile?step=skills`);
  await page.goto(`${site.url}/choosephoto`);
  await page.getByRole("button", { name: "Log Out" }).click();
  await expectNotice(page, memberSuccess.loggedOut);
  expect(await hasSession(page, site)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/user-login\?next=/);
});

test("an invalid step is shown again with what was typed, and then saved", async ({
  page,
  site,
}) => {
  await loggedIn(page, site);
  await page.goto(`${site.url}/edit-profile?step=educational`);
  await fillIn(page, { ...stepCases.educational.typed, cgpa: "11" });
  const posted = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page).click();
  expect((await posted).status()).toBe(422);
  await expect(control(page, "branch")).toHaveValue("Mechanics");
  await fillIn(page, { cgpa: "8.75" });
  await submitButton(page).click();
  await expect(page).toHaveURL(`${site.url}/edit-profile?step=skills`);
  await page.goto(`${site.url}/view-profile?tab=educational`);
  await expect(page.locator("dd").getByText("8.75")).toBeVisible();
});

test("a step is shown again with everything that was typed if the upstream fails", async ({
  page,
  site,
}) => {
  await loggedIn(page, site);
  await page.goto(`${site.url}/edit-profile?step=internship`);
  await fillIn(page, stepCases.internship.typed);
  site.upstream.fail({ path: "/api/members/me/profile", mode: "status", status: 500, times: 1 });
  await submitButton(page).click();
  await expect(page.locator(".form-summary")).toContainText(memberFailure.failed);
  await expect(control(page, "expectations")).toHaveValue("To finish what I begin.");
  await submitButton(page).click();
  await expectNotice(page, memberSuccess.saved);
});

test("a photo is sent unchanged", async ({ page, site, browser }) => {
  await loggedIn(page, site);
  const studio = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  const file = await photo(studio);
  await studio.context().close();
  await page.goto(`${site.url}/edit-profile`);
  await page.getByLabel("Choose a photo").setInputFiles(file);
  await page.getByRole("button", { name: "Save photo" }).click();
  await expectNotice(page, memberSuccess.pictureSaved);
  await expect(page.locator('main img[src^="/member-picture"]').first()).toBeVisible();
});

test("a registration is cancelled after a confirmation", async ({ page, site }) => {
  const { email } = await loggedIn(page, site);
  const form = formCases.eventRegistration;
  await comeEarlier(page, site);
  await page.goto(site.url + form.path);
  await fillIn(page, { ...form.typed, email });
  await submitButton(page).click();
  await expect(page).toHaveURL(/event-registration-success/);
  await page.goto(`${site.url}/view-profile?tab=events`);
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await expect(page.getByText("Cancel your registration for Open Evening?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expectNotice(page, memberSuccess.cancelled);
  expect(site.upstream.submissions()[0]).toMatchObject({ status: "cancelled" });
});

test("the password is reset, and the account deleted", async ({ page, site }) => {
  const person = await loggedIn(page, site);
  await page.goto(`${site.url}/forgot-password`);
  await sendMemberForm(page, "forgot-password", { email: person.email });
  await expect(page).toHaveURL(/\/check-inbox/);
  const token = mailedToken(site, "reset", person.email);
  await page.goto(`${site.url}/reset-password?token=${token}`);
  const password = "four quiet lanterns";
  await sendMemberForm(page, "reset-password", { password });
  await expectNotice(page, memberSuccess.passwordChanged);
  await sendMemberForm(page, "log-in", { username: person.email, password });
  await expect(page).toHaveURL(`${site.url}/choosephoto`);
  await page.goto(`${site.url}/account`);
  await page.getByRole("button", { name: "Delete my account" }).click();
  await sendMemberForm(page, "delete-account", { current_password: "not the right one" });
  await expect(page.locator(".form-summary")).toContainText(memberFailure.wrongPassword);
  await sendMemberForm(page, "delete-account", { current_password: password });
  await expectNotice(page, memberSuccess.deleted);
  expect(await hasSession(page, site)).toBe(false);
});

test("without member accounts the pages say so", async ({ page }) => {
  await using site = await startSite({ members: false });
  await page.goto(`${site.url}/user-login`);
  await expect(page.getByText(memberFailure.unavailable)).toBeVisible();
});
