/** Becoming a member: sign-up, the mail's link and a password, the first log-in. */
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import type { Page } from "@playwright/test";
import { press, typeInto } from "../support/fill-by-keyboard.ts";
import { expectSummary, expectToast } from "../support/fill-form.ts";
import {
  expectExpiredLink,
  expectNotice,
  mailedToken,
  memberField,
  memberSubmit,
  newPerson,
  type Person,
  sendMemberForm,
} from "../support/members.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of 4\d\d|status of 503/ });

async function signUp(page: Page, site: Site, person: Person) {
  await page.goto(`${site.url}/sign-up`);
  await hydrated(page);
  const { name, email } = person;
  await sendMemberForm(page, "sign-up", { name, email });
}

async function openLink(page: Page, site: Site, { email }: Person) {
  await page.goto(`${site.url}/verify-email?token=${mailedToken(site, "verify", email)}`);
  await hydrated(page);
}

test("a person signs up, chooses a password and logs in, using only the keyboard", async ({
  page,
  site,
}) => {
  const person = newPerson();
  await page.goto(`${site.url}/user-login`);
  await hydrated(page);
  await press(page, page.locator("main").getByRole("link", { name: "Sign up" }));
  await expect(page.getByRole("heading", { level: 1, name: "Sign up" })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  for (const name of ["name", "email"] as const) {
    await typeInto(page, memberField(page, "sign-up", name), person[name]);
  }
  await press(page, memberSubmit(page, "sign-up"));
  await expect(page).toHaveURL(/\/check-inbox/);
  await expect(page.getByRole("heading", { level: 1, name: "Check your inbox" })).toBeVisible();
  await expect(page.getByText("We have sent you a link to choose your password.")).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await openLink(page, site, person);
  await expect(page.getByRole("heading", { level: 1, name: "Choose your password" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await typeInto(page, memberField(page, "verify-email", "password"), person.password);
  await press(page, memberSubmit(page, "verify-email"));
  await expect(page).toHaveURL(/\/user-login/);
  await expectNotice(page, memberSuccess.verified);
  await typeInto(page, memberField(page, "log-in", "username"), person.email);
  await typeInto(page, memberField(page, "log-in", "password"), person.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${site.url}/choosephoto`);
  await expect(page.getByRole("heading", { level: 1, name: "Member area" })).toBeVisible();
  await expect(page.getByText("Welcome, Asha Rao.")).toBeVisible();
});

test("a link is only used up by the button, and works once", async ({ page, site, request }) => {
  const person = newPerson();
  await signUp(page, site, person);
  await expect(page).toHaveURL(/\/check-inbox/);
  const link = `${site.url}/verify-email?token=${mailedToken(site, "verify", person.email)}`;
  // Like mail scanners.
  for (const method of ["GET", "HEAD"]) await request.fetch(link, { method });
  for (const outcome of [/\/user-login/, /\/verify-email/]) {
    await page.goto(link);
    await hydrated(page);
    await sendMemberForm(page, "verify-email", { password: person.password });
    await expect(page).toHaveURL(outcome);
    if (outcome.test("/verify-email")) await expectExpiredLink(page, "Sign up again");
    else await expectNotice(page, memberSuccess.verified);
  }
  await expectAccessibleInBothThemes(page);
});

test("an expired link says so, and leads to a new one", async ({ page, site }) => {
  const person = newPerson();
  await signUp(page, site, person);
  await expect(page).toHaveURL(/\/check-inbox/);
  site.upstream.expireTokens();
  await openLink(page, site, person);
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectExpiredLink(page, "Sign up again");
  await page.locator("main").getByRole("link", { name: "Sign up again" }).click();
  await sendMemberForm(page, "sign-up", { name: person.name, email: person.email });
  await expect(page).toHaveURL(/\/check-inbox/);
  await openLink(page, site, person);
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectNotice(page, memberSuccess.verified);
});

test("a link that a mail program cut off says so", async ({ page, site }) => {
  for (const path of ["/verify-email", "/reset-password?token=abc", "/confirm-email?token="]) {
    await page.goto(site.url + path);
    await expect(page.getByText("This link is not complete.")).toBeVisible();
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
  }
});

test("a common password is refused, and the link still works", async ({ page, site }) => {
  const person = newPerson();
  await signUp(page, site, person);
  await expect(page).toHaveURL(/\/check-inbox/);
  await openLink(page, site, person);
  await sendMemberForm(page, "verify-email", { password: "password1234" });
  await expectToast(page, fieldMessage.passwordCommon);
  await expectSummary(page, [fieldMessage.passwordCommon]);
  await expectAccessibleInBothThemes(page);
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectNotice(page, memberSuccess.verified);
});

test("a stranger who signs up with the same address gains nothing", async ({ page, site }) => {
  const person = newPerson();
  await signUp(page, site, person);
  await expect(page).toHaveURL(/\/check-inbox/);
  const first = `${site.url}/verify-email?token=${mailedToken(site, "verify", person.email)}`;
  await page.request.post(`${site.url}/sign-up`, {
    form: { name: "Somebody Else", email: person.email },
  });
  const second = `${site.url}/verify-email?token=${mailedToken(site, "verify", person.email)}`;
  expect(second).not.toBe(first);
  await page.goto(first);
  await hydrated(page);
  await sendMemberForm(page, "verify-email", { password: person.password });
  await expectNotice(page, memberSuccess.verified);
  await sendMemberForm(page, "log-in", { username: person.email, password: person.password });
  await expect(page.getByText("Welcome, Asha Rao.")).toBeVisible();
});

test("an address that has an account gets the same answer, and another mail", async ({
  page,
  site,
}) => {
  const person = newPerson();
  site.upstream.addMember(person);
  await signUp(page, site, { ...person, name: "Somebody Else" });
  await expect(page).toHaveURL(/\/check-inbox/);
  await expect(page.getByText("We have sent you a link to choose your password.")).toBeVisible();
  const mails = site.upstream.memberMails();
  expect(mails).toEqual([{ to: person.email, kind: "exists", token: null }]);
});

test("an upstream that is down: the pages say so, and work once it is back", async ({
  page,
  site,
}) => {
  const person = newPerson();
  const failed = { mode: "status", status: 500, times: 1 } as const;
  site.upstream.fail({ form: "sign-up", ...failed });
  await signUp(page, site, person);
  await expectToast(page, memberFailure.failed);
  await expect(memberField(page, "sign-up", "email")).toHaveValue(person.email);
  await memberSubmit(page, "sign-up").click();
  await expect(page).toHaveURL(/\/check-inbox/);

  await openLink(page, site, person);
  site.upstream.fail({ form: "verify-email", ...failed });
  const { password } = person;
  await sendMemberForm(page, "verify-email", { password });
  await expectToast(page, memberFailure.failed);
  await sendMemberForm(page, "verify-email", { password });
  await expectNotice(page, memberSuccess.verified);

  site.upstream.fail({ form: "log-in", ...failed });
  const logIn = { username: person.email, password: person.password };
  await sendMemberForm(page, "log-in", logIn);
  await expectToast(page, memberFailure.failed);
  await expect(memberField(page, "log-in", "username")).toHaveValue(person.email);
  await sendMemberForm(page, "log-in", logIn);
  await expect(page).toHaveURL(`${site.url}/choosephoto`);
});
