/** One member's whole way through the site as it is shipped, with the mail that the CMS sends. */
import { randomUUID } from "node:crypto";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import { expectToast, fillIn, submitButton, takeTime } from "../support/fill-form.ts";
import { editorApi } from "../support/editor-api.ts";
import { formCases } from "../support/form-cases.ts";
import { stepCases } from "../support/member-cases.ts";
import { expectNotice, hasSession, sendMemberForm } from "../support/members.ts";
import { mailedToken } from "../support/outbox.ts";
import { photo } from "../support/photo.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/shipped-test.ts";

test.use({ expectedErrors: /status of 4\d\d/ });

const DAY_MS = 24 * 60 * 60 * 1000;

test("a member joins, fills in a profile, cancels a registration, and deletes the account", async ({
  page,
  shipped,
}) => {
  test.setTimeout(300_000);
  const { url, dataDir } = shipped;
  const email = `asha.${randomUUID()}@example.org`;
  const password = "seven blue umbrellas";
  const open = async (path: string) => {
    await page.goto(url + path);
    await hydrated(page);
  };

  await open("/sign-up");
  await sendMemberForm(page, "sign-up", { name: "Asha Rao", email });
  await expect(page).toHaveURL(/\/check-inbox/);
  await open(`/verify-email?token=${await mailedToken(dataDir, email)}`);
  await sendMemberForm(page, "verify-email", { password });
  await expectNotice(page, memberSuccess.verified);
  await sendMemberForm(page, "log-in", { username: email, password: "not the right one" });
  await expectToast(page, memberFailure.credentials);
  await sendMemberForm(page, "log-in", { username: email, password });
  await expect(page).toHaveURL(`${url}/choosephoto`);
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Your photo in our frame" })).toBeVisible();

  await open("/edit-profile");
  await page.getByLabel("Choose a photo").setInputFiles(await photo(page, 300, 300));
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByRole("status").getByText(memberSuccess.pictureSaved)).toBeVisible();
  await fillIn(page, stepCases.personal.typed);
  await submitButton(page).click();
  await expect(page).toHaveURL(/step=educational/);
  await open("/view-profile");
  await expect(page.locator('main img[src^="/member-picture"]').first()).toBeVisible();
  for (const text of stepCases.personal.shown) {
    await expect(page.locator("dd").getByText(text).first()).toBeVisible();
  }

  const name = `Lantern Walk ${randomUUID().slice(0, 8)}`;
  const api = await editorApi(shipped.cmsUrl);
  await api.create("events", {
    name,
    startsAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
    endsAt: new Date(Date.now() + 8 * DAY_MS).toISOString(),
    type: "Online",
    location: "https://meet.example.org/lanterns",
    _status: "published",
  });
  const path = `/event-registration/${name.toLowerCase().replaceAll(" ", "-")}`;
  await expect.poll(async () => (await page.request.get(url + path)).status()).toBe(200);
  await open(path);
  const { occupation, gender } = formCases.eventRegistration.typed;
  await fillIn(page, { occupation: occupation!, attending: "1", gender: gender! });
  await takeTime(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/event-registration-success/);
  await open("/view-profile?tab=events");
  await expect(page.getByRole("heading", { level: 3, name })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  const calendar = page.getByRole("link", { name: /^Add to calendar/ });
  const file = await page.request.get(url + ((await calendar.getAttribute("href")) ?? ""));
  expect(await file.text()).toContain(`SUMMARY:${name}`);
  await page.getByRole("button", { name: /^Cancel my registration/ }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expectNotice(page, memberSuccess.cancelled);
  await expect(page.getByText("You cancelled it")).toBeVisible();

  await page.getByLabel("Your account").filter({ visible: true }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expectNotice(page, memberSuccess.loggedOut);
  await page.goBack();
  await expect(page).toHaveURL(/\/user-login\?next=/);

  await open("/forgot-password");
  await sendMemberForm(page, "forgot-password", { email });
  await expect(page).toHaveURL(/\/check-inbox/);
  await open(`/reset-password?token=${await mailedToken(dataDir, email, 4)}`);
  await sendMemberForm(page, "reset-password", { password: "four quiet lanterns" });
  await expectNotice(page, memberSuccess.passwordChanged);
  await sendMemberForm(page, "log-in", { username: email, password });
  await expectToast(page, memberFailure.credentials);
  await sendMemberForm(page, "log-in", { username: email, password: "four quiet lanterns" });
  await expect(page).toHaveURL(`${url}/choosephoto`);

  await open("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await sendMemberForm(page, "delete-account", { current_password: "four quiet lanterns" });
  await expectNotice(page, memberSuccess.deleted);
  expect(await hasSession(page, shipped)).toBe(false);
});
