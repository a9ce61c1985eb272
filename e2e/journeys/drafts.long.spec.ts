/** Drafts survive reloads, crashes and days, and stay on the visitor's device. */
import {
  chooseFile,
  control,
  expectSuccess,
  fillIn,
  fillWhole,
  submitButton,
} from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { draftJourneys, expectFilled, kept, note } from "../support/draft-journeys.ts";
import { expectStored, openFilled } from "../support/form-journeys.ts";
import { expect, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED/ });

for (const form of [formCases.contact, formCases.internship]) draftJourneys(form);

test("a draft with its file survives a crash of the tab and a failed try", async ({
  page,
  site,
  context,
}) => {
  const form = formCases.internship;
  await openFilled(page, site, form);
  site.upstream.fail({ form: form.name, mode: "reset", at: "stored", times: 1 });
  await submitButton(page).click();
  await expect(page.getByText("Your answers are all still here.")).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(site.url + form.path);
  await hydrated(again);
  await expectFilled(again, form);
  await submitButton(again).click();
  await expectSuccess(again, form, site.upstream.submissions()[0]?.reference ?? null);
  // The idempotency key was kept with the draft: what arrived before the crash isn't stored twice.
  expectStored(site, form);
});

test("a draft that was made offline is kept, and can be sent once online", async ({
  page,
  site,
  context,
}) => {
  const form = formCases.volunteer;
  await page.goto(site.url + form.path);
  await hydrated(page);
  await context.setOffline(true);
  await fillWhole(page, form);
  await expect(kept(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await hydrated(page);
  await expectFilled(page, form);
  await submitButton(page).click();
  await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
  expectStored(site, form);
});

test("a draft can be cleared and restored", async ({ page, site }) => {
  const form = formCases.contact;
  await openFilled(page, site, form);
  await expect(kept(page)).toBeVisible();
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(control(page, "name")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectFilled(page, form);
  await page.getByRole("button", { name: "Clear" }).click();
  await expect(page.getByText("its draft has been deleted")).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(note(page)).toBeVisible();
  await expect(control(page, "name")).toHaveValue("");
});

test("a draft expires after seven days", async ({ page, site, context }) => {
  const form = formCases.contact;
  await openFilled(page, site, form);
  await expect(kept(page)).toBeVisible();
  // All tabs share the clock, and this one would save its draft again.
  await page.close();
  const later = await context.newPage();
  await later.clock.setFixedTime(Date.now() + 8 * 24 * 3_600_000);
  await later.goto(site.url + form.path);
  await hydrated(later);
  await expect(note(later)).toBeVisible();
  await expect(control(later, "name")).toHaveValue("");
});

test.describe("a browser that can’t save drafts", () => {
  test("says so, and still sends the form", async ({ page, site }) => {
    const form = formCases.internship;
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "indexedDB", { value: undefined });
    });
    await page.goto(site.url + form.path);
    await hydrated(page);
    await fillIn(page, form.typed);
    if (form.file) await chooseFile(page, form.file);
    await expect(page.getByText("This browser can’t save what you type")).toBeVisible();
    await submitButton(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    expectStored(site, form);
  });
});
