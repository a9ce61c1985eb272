/** An applicant on a phone without JavaScript chooses a time for an interview. */
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewFailure, interviewTexts } from "@kdl/schemas/applications/interview-texts";
import type { Page } from "@playwright/test";
import { formCases } from "../support/form-cases.ts";
import { comeEarlier, fillIn, submitButton } from "../support/fill-form.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const form = formCases.volunteer;
const slots = ["2999-12-03T04:30:00.000Z", "2999-12-03T05:30:00.000Z"];
const times = ["Dec 3, 2999, 10:00 AM IST", "Dec 3, 2999, 11:00 AM IST"] as const;

test.use({ expectedErrors: /status of [45]\d\d/ });

/** Sends the form, and gets an offer of two times. @returns the address of the page, and the reference */
async function offered(page: Page, site: Site) {
  await comeEarlier(page, site);
  await page.goto(site.url + form.path);
  await fillIn(page, form.typed);
  await submitButton(page).click();
  await page.getByRole("link", { name: "Check its status" }).click();
  await expect(page).toHaveURL(/\/application\/[\w-]{43}$/);
  const reference = site.upstream.submissions("volunteer").at(-1)!.reference!;
  site.upstream.offerInterview(reference, { slots, place: "Room 4, Beach Road" });
  await page.reload();
  return { link: page.url(), reference };
}

const interviewOf = (site: Site, reference: string) =>
  site.upstream.submissions("volunteer").find((entry) => entry.reference === reference)!.interview;
const book = (page: Page) => page.getByRole("button", { name: "Book this time" });
const box = (page: Page) => page.locator("#interview");

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("chooses a time, adds it to a calendar, and changes it", async ({ page, site }) => {
    const { reference } = await offered(page, site);
    await expect(page.getByText(interviewTexts.offered.text)).toBeVisible();
    await expect(box(page)).toContainText("Meera");
    await page.getByRole("radio", { name: times[0] }).check();
    await book(page).click();
    await expect(page.getByText(interviewTexts.booked.text)).toBeVisible();
    await expect(box(page).locator("dd time")).toHaveText(times[0]);
    await expect(box(page)).toContainText("Room 4, Beach Road");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Add to your calendar" }).click();
    expect((await download).suggestedFilename()).toBe("interview.ics");
    await page.getByText("Choose another time").click();
    await page.getByRole("radio", { name: times[1] }).check();
    await book(page).click();
    await expect(box(page).locator("dd time")).toHaveText(times[1]);
    expect(interviewOf(site, reference)?.startsAt).toBe(slots[1]);
  });

  test("if somebody else takes the time, the others are left", async ({ page, site }) => {
    const { reference: other } = await offered(page, site);
    const { reference } = await offered(page, site);
    await page.getByRole("radio", { name: times[0] }).check();
    interviewOf(site, other)!.startsAt = slots[0]!;
    await book(page).click();
    await expect(page.getByRole("alert")).toContainText(interviewFailure.SLOT_TAKEN);
    await expect(page.getByRole("radio")).toHaveCount(1);
    expect(interviewOf(site, reference)?.startsAt).toBeNull();
    await page.getByRole("radio", { name: times[1] }).check();
    await book(page).click();
    await expect(box(page).locator("dd time")).toHaveText(times[1]);
  });

  test("says that no time suits, after a confirmation", async ({ page, site }) => {
    const { reference } = await offered(page, site);
    const sure = page.getByRole("button", { name: "Ask for other times" });
    await expect(sure).toBeHidden();
    await page.getByText("None of these times suits me").click();
    await sure.click();
    await expect(page.getByText(interviewTexts["none-suits"].text)).toBeVisible();
    expect(interviewOf(site, reference)?.hasRefused).toBe(true);
  });

  test("the times stay for another try if the upstream fails", async ({ page, site }) => {
    const { link, reference } = await offered(page, site);
    const path = "/api/applications/own/interview/book";
    site.upstream.fail({ path, mode: "status", status: 503 });
    await page.getByRole("radio", { name: times[0] }).check();
    await book(page).click();
    await expect(page.getByRole("alert")).toContainText(applicationFailure.failed);
    site.upstream.heal();
    await page.goto(link);
    await page.getByRole("radio", { name: times[0] }).check();
    await book(page).click();
    await expect(box(page).locator("dd time")).toHaveText(times[0]);
    expect(interviewOf(site, reference)?.startsAt).toBe(slots[0]);
  });
});

test("works the same with JavaScript, and every state is accessible", async ({ page, site }) => {
  await offered(page, site);
  await hydrated(page);
  await page.getByText("None of these times suits me").click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("radio", { name: times[0] }).check();
  await book(page).click();
  await expect(page.getByText(interviewTexts.booked.text)).toBeVisible();
  await hydrated(page);
  await page.getByText("Choose another time").click();
  await expectAccessibleInBothThemes(page);
});
