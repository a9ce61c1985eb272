/** A coordinator offers the same times to two applicants, who choose on their phones. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { interviewFailure, interviewTexts } from "@kdl/schemas/applications/interview-texts";
import type { Page } from "@playwright/test";
import { addInterviewer, offerTimes, onPhone, openApplication } from "../support/interviews.ts";
import { mailedTo } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

const collection = "volunteer-registrations";
const MENTOR = "mentor-of-interviews@example.org";

/** Sends an application. @returns the address, and the token of the private link */
async function arrive(shipped: ShippedSite, name: string) {
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const email = `${name.toLowerCase()}-interviews@example.org`;
  const sample = fullSample("volunteer", "");
  const values = { ...sample.values, email, first_name: name };
  const { status, body } = await postSample(target, { ...sample, values });
  expect(status).toBe(201);
  return { email, token: String((body as { link_token?: unknown }).link_token) };
}

test("one applicant gets the time, the other sees the times left, and invitations are sent", async ({
  browser,
  editor: page,
  shipped,
}) => {
  await addInterviewer(shipped, "Meera Iyer", MENTOR);
  const [asha, ravi] = [await arrive(shipped, "Asha"), await arrive(shipped, "Ravi")];
  for (const { email } of [asha, ravi]) {
    await openApplication(page, shipped, collection, email);
    await offerTimes(page, "Meera Iyer");
  }
  const [first, second] = [await onPhone(browser), await onPhone(browser)];
  await first.goto(`${shipped.url}/application/${asha.token}`);
  await second.goto(`${shipped.url}/application/${ravi.token}`);
  for (const applicant of [first, second]) {
    await applicant.getByRole("radio", { name: "Dec 3, 2999, 10:00 AM IST" }).check();
  }
  await first.getByRole("button", { name: "Book this time" }).click();
  await expect(first.getByText(interviewTexts.booked.text)).toBeVisible();
  await second.getByRole("button", { name: "Book this time" }).click();
  await expect(second.getByRole("alert")).toContainText(interviewFailure.SLOT_TAKEN);
  await expect(second.getByRole("main").getByRole("radio")).toHaveCount(1);

  const mailed = (email: string) =>
    mailedTo(shipped.dataDir).filter((address) => address === email).length;
  // The confirmation, the offer, and for one of them the invitation.
  await expect.poll(() => mailed(asha.email)).toBe(3);
  await expect.poll(() => mailed(ravi.email)).toBe(2);
  await expect.poll(() => mailed(MENTOR)).toBe(1);

  // Resend the offer to the applicant without a time, and the other's invitation to both participants.
  await sendAgain(page, shipped, ravi.email, ["Times for an interview to the applicant"]);
  await expect.poll(() => mailed(ravi.email)).toBe(3);
  const invitations = ["Invitation to the applicant", "Invitation to the mentor"];
  await sendAgain(page, shipped, asha.email, invitations);
  await expect.poll(() => mailed(asha.email)).toBe(4);
  await expect.poll(() => mailed(MENTOR)).toBe(2);

  await cancel(page, shipped, asha.email);
  await expect.poll(() => mailed(MENTOR)).toBe(3);
  for (const name of invitations) {
    await expect(page.getByRole("button", { name: `Send again: ${name}` })).toHaveCount(0);
  }
  await first.context().close();
  await second.context().close();
});

/** Resends mails about the open interview. No other mails about interviews can be resent. */
async function sendAgain(page: Page, shipped: ShippedSite, email: string, mails: string[]) {
  await openApplication(page, shipped, collection, email);
  const buttons = page.getByRole("button", { name: /^Send again: (Times|Invitation|Reminder)/ });
  await expect(buttons).toHaveText(mails.map((name) => `Send again: ${name}`));
  const log = page.getByRole("region", { name: "Mail" });
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=mail-log]");
  for (const name of mails) {
    const before = await log.getByRole("cell", { name, exact: true }).count();
    await page.getByRole("button", { name: `Send again: ${name}`, exact: true }).click();
    await expect(log.getByRole("cell", { name, exact: true })).toHaveCount(before + 1);
    await expect(page.getByRole("button", { name: "Sending…" })).toHaveCount(0);
  }
}

/** Cancels the booked interview in the admin. */
async function cancel(page: Page, shipped: ShippedSite, email: string) {
  await openApplication(page, shipped, collection, email);
  await expect(page.getByText("Booked: Dec 3, 2999, 10:00 AM IST")).toBeVisible();
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=interviews-title]");
  await expect(async () => {
    const button = page.getByRole("button", { name: "Cancel the interview" });
    // The button disappears once the interview is cancelled.
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(page.getByText(/^Cancelled by/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
}
