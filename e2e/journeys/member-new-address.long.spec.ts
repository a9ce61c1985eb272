/** A member's new address: confirming it takes the mailbox and the account. */
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { press } from "../support/fill-by-keyboard.ts";
import { expectToast } from "../support/fill-form.ts";
import {
  expectExpiredLink,
  expectNotice,
  loggedIn,
  mailedToken,
  memberSubmit,
  newPerson,
  openAccount,
  sendMemberForm,
} from "../support/members.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of [45]\d\d/ });

const failed = { mode: "status", status: 500, times: 1 } as const;

test("a new address counts once the link in its mail was confirmed", async ({ page, site }) => {
  const person = await loggedIn(page, site);
  const { email: next } = newPerson();
  await openAccount(page, site);
  site.upstream.fail({ form: "change-email", ...failed });
  const answers = { email: next, current_password: person.password };
  await sendMemberForm(page, "change-email", answers);
  await expectToast(page, memberFailure.failed);
  await sendMemberForm(page, "change-email", answers);
  await expectNotice(page, memberSuccess.emailSent);
  await expect(page.locator("dd").getByText(person.email)).toBeVisible();
  const link = `${site.url}/confirm-email?token=${mailedToken(site, "confirm", next)}`;
  await page.goto(link);
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
  await press(page, memberSubmit(page, "confirm-email"));
  await expect(page).toHaveURL(/\/account/);
  await expectNotice(page, memberSuccess.emailChanged);
  await expect(page.locator("dd").getByText(next)).toBeVisible();
  // The old address is told.
  expect(site.upstream.memberMails().at(-1)).toMatchObject({ to: person.email, kind: "changed" });

  await page.goto(link);
  await hydrated(page);
  await press(page, memberSubmit(page, "confirm-email"));
  await expectExpiredLink(page, "Go to account settings");
});

test("a new address is confirmed only after a log-in to the account that asked for it", async ({
  page,
  site,
  browser,
}) => {
  const person = await loggedIn(page, site);
  const next = newPerson().email;
  await openAccount(page, site);
  await sendMemberForm(page, "change-email", { email: next, current_password: person.password });
  await expectNotice(page, memberSuccess.emailSent);
  const link = `/confirm-email?token=${mailedToken(site, "confirm", next)}`;

  const stranger = await browser.newPage();
  await loggedIn(stranger, site);
  await stranger.goto(site.url + link);
  await hydrated(stranger);
  await memberSubmit(stranger, "confirm-email").click();
  await expectExpiredLink(stranger, "Go to account settings");
  await stranger.context().close();

  const otherDevice = await browser.newPage();
  await otherDevice.goto(site.url + link);
  await expect(otherDevice).toHaveURL(/\/user-login\?next=/);
  await expect(otherDevice.getByText("Log in to confirm your new email address.")).toBeVisible();
  await hydrated(otherDevice);
  await sendMemberForm(otherDevice, "log-in", {
    username: person.email,
    password: person.password,
  });
  await expect(otherDevice).toHaveURL(site.url + link);
  await hydrated(otherDevice);
  await memberSubmit(otherDevice, "confirm-email").click();
  await expectNotice(otherDevice, memberSuccess.emailChanged);
  await otherDevice.context().close();
});
