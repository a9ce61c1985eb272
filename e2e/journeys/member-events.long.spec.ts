/** A member's submissions: shown in the profile, saved to a calendar, cancelled, and private. */
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import type { Page } from "@playwright/test";
import { press } from "../support/fill-by-keyboard.ts";
import { comeEarlier, control, expectSuccess, fillIn, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { expectNotice, loggedIn, logInQuietly } from "../support/members.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of [45]\d\d/ });

const event = formCases.eventRegistration;

/** Registers a member for an upcoming event. @returns the reference */
async function registered(page: Page, site: Site, email: string): Promise<string> {
  const form = { ...event.wire, email };
  const answer = await page.request.post(site.url + event.path, {
    headers: { accept: "application/json" },
    // Keeps the registration from looking like spam, which no profile shows.
    form: { ...form, form_token: site.earlierToken() },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { reference: string }).reference;
}

const profile = { personal: { name: "Asha Rao", phone: "9876543210" } };

test("forms are prefilled, and submissions are in the profile", async ({ page, site }) => {
  const { email } = await loggedIn(page, site, { profile });
  await comeEarlier(page, site);
  await page.goto(site.url + event.path);
  await hydrated(page);
  await expect(control(page, "email")).toHaveValue(email);
  await expect(control(page, "mobile")).toHaveValue("9876543210");
  await expect(control(page, "first_name")).toHaveValue("Asha");
  await fillIn(page, { occupation: "Student", attending: "0", gender: "female" });
  await submitButton(page).click();
  await expect(page).toHaveURL(/event-registration-success/);
  const reference = site.upstream.submissions()[0]?.reference ?? null;
  await expectSuccess(page, event, reference);

  await page.goto(`${site.url}/view-profile?tab=events`);
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 3, name: "Open Evening" })).toBeVisible();
  await expect(page.getByText(reference ?? "-", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});

test("name, email and phone are filled in on every form, only for members", async ({
  page,
  site,
  request,
}) => {
  const { email } = await loggedIn(page, site, { profile });
  for (const { path } of Object.values(formCases)) {
    const mine = await page.request.get(site.url + path);
    const html = await mine.text();
    for (const value of [email, "9876543210", "Asha"]) {
      expect(html, path).toContain(`value="${value}`);
    }
    expect(mine.headers()["cache-control"], path).toContain("no-store");
    const visitor = await (await request.get(site.url + path)).text();
    expect(visitor, path).not.toMatch(new RegExp(`${email}|9876543210`));
  }
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  await expect(control(page, "name")).toHaveValue("Asha Rao");
  await expect(control(page, "email")).toHaveValue(email);
  await expect(control(page, "phone")).toHaveValue("9876543210");
});

test("a registration is added to a calendar, and cancelled by keyboard after a confirmation", async ({
  page,
  site,
}) => {
  const { email } = await loggedIn(page, site);
  const reference = await registered(page, site, email);
  await page.goto(`${site.url}/view-profile?tab=events`);
  await hydrated(page);
  const calendar = page.getByRole("link", { name: /^Add to calendar.*Open Evening/ });
  const file = await page.request.get(site.url + ((await calendar.getAttribute("href")) ?? ""));
  expect(file.headers()["content-type"]).toContain("text/calendar");
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:Open Evening[^]*END:VCALENDAR/);

  const cancel = page.getByRole("button", { name: "Cancel my registration for Open Evening" });
  const question = page.getByRole("dialog", { name: /Cancel your registration for Open Evening/ });
  await press(page, cancel);
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(cancel).toBeFocused();
  expect(site.upstream.posted().some(({ path }) => path.endsWith("/cancel"))).toBe(false);

  await page.keyboard.press("Enter");
  site.upstream.fail({
    path: "/api/members/me/registrations",
    mode: "status",
    status: 500,
    times: 1,
  });
  const yes = page.getByRole("button", { name: "Yes, cancel it" });
  await press(page, yes);
  await expect(question.getByText(memberFailure.failed)).toBeVisible();
  await press(page, yes);
  await expectNotice(page, memberSuccess.cancelled);
  await expect(page.getByText("You have no upcoming events")).toBeVisible();
  await expect(page.getByText("You cancelled it")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(site.upstream.submissions()).toEqual([
    expect.objectContaining({ reference, status: "cancelled" }),
  ]);
});

test("a registration can't be cancelled once the event has begun, and the page says why", async ({
  page,
  site,
}) => {
  const { email } = await loggedIn(page, site);
  await registered(page, site, email);
  await page.goto(`${site.url}/view-profile?tab=events`);
  await hydrated(page);
  const body = { code: "NOT_CANCELLABLE", message: memberFailure.notCancellable };
  site.upstream.fail({ path: "/api/members/me/registrations", mode: "status", status: 409, body });
  await page.getByRole("button", { name: /^Cancel my registration/ }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("alert").getByText(memberFailure.notCancellable)).toBeVisible();
});

test("another member's reference opens nothing", async ({ page, site, browser }) => {
  const { email } = await loggedIn(page, site);
  const reference = await registered(page, site, email);
  const other = await browser.newPage();
  await loggedIn(other, site);
  await other.goto(`${site.url}/view-profile?tab=events`);
  await expect(other.getByText("Open Evening")).toHaveCount(0);
  const answers = [
    await other.request.get(`${site.url}/my-events/${reference}.ics`),
    await other.request.post(`${site.url}/cancel-registration`, { form: { reference } }),
    await other.request.post(`${site.url}/trpc/members.cancelRegistration`, {
      data: { reference },
    }),
  ];
  for (const answer of answers) {
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain(email);
  }
  expect(site.upstream.submissions()[0]).toMatchObject({ status: "received" });
  await other.close();
});

test("a profile is shown even if submissions can't be loaded", async ({ page, site }) => {
  const person = await loggedIn(page, site, { profile });
  site.upstream.fail({ path: "/api/members/me/submissions", mode: "status", status: 500 });
  await page.goto(`${site.url}/view-profile`);
  await expect(page.locator("dd").getByText("9876543210")).toBeVisible();
  await page.goto(`${site.url}/view-profile?tab=events`);
  await hydrated(page);
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await logInQuietly(page, site, person);
});
