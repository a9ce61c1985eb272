/** Applicants on phones without JavaScript, from the form to the answer. */
import { applicationFailure } from "@kdl/schemas/applications/application-messages";
import { interviewFailure, interviewTexts } from "@kdl/schemas/applications/interview-texts";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import type { Browser, Page } from "@playwright/test";
import { mailedTo } from "../support/outbox.ts";
import { fillWhole, submitButton, takeTime } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { addInterviewer, offerTimes, onPhone, openApplication } from "../support/interviews.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, test } from "../support/shipped-test.ts";

const form = formCases.internship;
const collection = "internship-applications";
const MENTOR = { name: "Lata Rao", email: "mentor-of-applicants@example.org" };
const [EARLY, LATE] = ["Dec 3, 2999, 10:00 AM IST", "Dec 3, 2999, 11:00 AM IST"];

interface Applicant {
  email: string;
  page: Page;
}

/** Sends the form on a phone, and opens the private link on the success page. */
async function apply(
  browser: Browser,
  shipped: ShippedSite,
  name: string,
  mobile: string,
): Promise<Applicant> {
  const email = `${name.toLowerCase()}-applies@example.org`;
  const page = await onPhone(browser);
  await page.goto(shipped.url + form.path);
  await fillWhole(page, { ...form, typed: { ...form.typed, name: `${name} Rao`, email, mobile } });
  await takeTime(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: form.success.heading })).toBeVisible();
  await expect(page.getByText("No decision has been made yet.")).toBeVisible();
  await page.getByRole("link", { name: "Check its status" }).click();
  await expect(stage(page, "received")).toBeVisible();
  return { email, page };
}

const stage = (page: Page, name: keyof typeof stageTexts) =>
  page.getByRole("heading", { name: stageTexts[name].text });
const accept = (page: Page) => page.getByRole("button", { name: "Accept the place" });

async function book(page: Page, time: string) {
  await page.getByRole("radio", { name: time }).check();
  await page.getByRole("button", { name: "Book this time" }).click();
}

async function withdraw(page: Page) {
  await page.getByText("Withdraw my application", { exact: true }).click();
  await page.getByRole("button", { name: "Yes, withdraw it" }).click();
}

/** A coordinator selects an applicant, who doesn't see this before the release. */
async function select(coordinator: Page, shipped: ShippedSite, { email, page }: Applicant) {
  await openApplication(coordinator, shipped, collection, email);
  // The admin then opens the next application of the list, if there is one.
  const prepared = coordinator.waitForResponse((response) => response.url().endsWith("/prepare"));
  await coordinator.getByRole("button", { name: "Prepare: Selected" }).click();
  expect(await (await prepared).json()).toMatchObject({ skipped: [] });
  await page.reload();
  await expect(accept(page)).toBeHidden();
  await openApplication(coordinator, shipped, collection, email);
  await expect(coordinator.getByText("Prepared: Selected.")).toBeVisible();
  await coordinator.getByRole("button", { name: "Release: Selected" }).click();
  await expect(async () => {
    await page.reload();
    await expect(stage(page, "selected")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

test("one chooses a time and accepts; another finds the time taken, and withdraws", async ({
  browser,
  editor: coordinator,
  shipped,
}) => {
  await addInterviewer(shipped, MENTOR.name, MENTOR.email);
  const asha = await apply(browser, shipped, "Asha", "9000000021");
  const ravi = await apply(browser, shipped, "Ravi", "9000000022");
  for (const { email, page } of [asha, ravi]) {
    await openApplication(coordinator, shipped, collection, email);
    await offerTimes(coordinator, MENTOR.name);
    await page.reload();
    await expect(page.getByText(interviewTexts.offered.text)).toBeVisible();
  }
  await book(asha.page, EARLY);
  await expect(asha.page.getByText(interviewTexts.booked.text)).toBeVisible();
  await book(ravi.page, EARLY);
  await expect(ravi.page.getByRole("alert")).toContainText(interviewFailure.SLOT_TAKEN);
  await book(ravi.page, LATE);
  await expect(ravi.page.getByText(interviewTexts.booked.text)).toBeVisible();

  for (const applicant of [asha, ravi]) await select(coordinator, shipped, applicant);
  await accept(asha.page).click();
  await expect(stage(asha.page, "confirmed")).toBeVisible();
  await openApplication(coordinator, shipped, collection, asha.email);
  await expect(coordinator.getByRole("heading", { name: "Stage: Confirmed" })).toBeVisible();

  // A second tab, from before the withdrawal.
  const older = await ravi.page.context().newPage();
  await older.goto(ravi.page.url());
  await withdraw(ravi.page);
  await expect(stage(ravi.page, "withdrawn")).toBeVisible();
  await accept(older).click();
  await expect(older.getByRole("alert")).toContainText(applicationFailure.stageChanged);
  await expect(stage(older, "withdrawn")).toBeVisible();
  await openApplication(coordinator, shipped, collection, ravi.email);
  await expect(coordinator.getByRole("heading", { name: "Stage: Withdrawn" })).toBeVisible();

  const mailed = (email: string) =>
    mailedTo(shipped.dataDir).filter((address) => address === email).length;
  // The confirmation, the offered times, the invitation and the decision; withdrawing cancels the interview.
  await expect.poll(() => mailed(asha.email)).toBe(4);
  await expect.poll(() => mailed(ravi.email)).toBe(5);
  for (const { page } of [asha, ravi]) await page.context().close();
});
