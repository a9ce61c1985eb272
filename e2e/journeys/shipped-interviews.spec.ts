/** A coordinator offers the same times to two applicants, who choose on their phones. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { interviewFailure, interviewTexts } from "@kdl/schemas/applications/interview-texts";
import type { Browser, Page } from "@playwright/test";
import { editorApi } from "../support/editor-api.ts";
import { mailedTo } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/shipped-test.ts";

const collection = "volunteer-registrations";
const MENTOR = "mentor-of-interviews@example.org";

/** Somebody applies. @returns the address, and the token of the private link */
async function arrive(shipped: ShippedSite, name: string) {
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const email = `${name.toLowerCase()}-interviews@example.org`;
  const sample = fullSample("volunteer", "");
  const values = { ...sample.values, email, first_name: name };
  const { status, body } = await postSample(target, { ...sample, values });
  expect(status).toBe(201);
  return { email, token: String((body as { link_token?: unknown }).link_token) };
}

/** Opens an application in the admin. */
async function open(page: Page, shipped: ShippedSite, email: string) {
  const api = await editorApi(shipped.cmsUrl);
  const found = (await api.list(collection)).find((entry) => entry["email"] === email);
  await page.goto(`${shipped.cmsUrl}/admin/collections/${collection}/${String(found?.["id"])}`);
}

async function offer(page: Page, shipped: ShippedSite, email: string) {
  await open(page, shipped, email);
  // The admin may not have hydrated yet.
  await expect(async () => {
    await page.getByText("Offer times for an interview").click({ timeout: 2_000 });
    await expect(page.getByLabel("Time 1")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel(/^With/).selectOption({ label: "Meera Iyer" });
  await page.getByLabel("Place, or link to the video call").fill("https://meet.example.org/room");
  await page.getByLabel("Time 1").fill("2999-12-03T10:00");
  await page.getByLabel("Time 2").fill("2999-12-03T11:00");
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=interviews-title]");
  await page.getByRole("button", { name: "Offer these times" }).click();
  await expect(page.getByText("Offered: the applicant hasn’t chosen a time yet")).toBeVisible();
}

/** The applicant's page, on a phone without JavaScript. */
async function phone(browser: Browser, shipped: ShippedSite, token: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(`${shipped.url}/application/${token}`);
  return page;
}

test("one gets the time, the other what is left, and calendars are sent", async ({
  browser,
  editor: page,
  shipped,
}) => {
  const api = await editorApi(shipped.cmsUrl);
  const account = { name: "Meera Iyer", email: MENTOR, password: "seven blue umbrellas" };
  await api.create("users", { ...account, roles: ["mentor"] });
  const [asha, ravi] = [await arrive(shipped, "Asha"), await arrive(shipped, "Ravi")];
  for (const { email } of [asha, ravi]) await offer(page, shipped, email);
  const first = await phone(browser, shipped, asha.token);
  const second = await phone(browser, shipped, ravi.token);
  for (const applicant of [first, second]) {
    await applicant.getByRole("radio", { name: "Dec 3, 2999, 10:00 AM IST" }).check();
  }
  await first.getByRole("button", { name: "Book this time" }).click();
  await expect(first.getByText(interviewTexts.booked.text)).toBeVisible();
  await second.getByRole("button", { name: "Book this time" }).click();
  await expect(second.getByRole("alert")).toContainText(interviewFailure.SLOT_TAKEN);
  await expect(second.getByRole("radio")).toHaveCount(1);

  const mailed = (email: string) =>
    mailedTo(shipped.dataDir).filter((address) => address === email).length;
  // The confirmation, the offer, and for one of them the invitation.
  await expect.poll(() => mailed(asha.email)).toBe(3);
  await expect.poll(() => mailed(ravi.email)).toBe(2);
  await expect.poll(() => mailed(MENTOR)).toBe(1);

  await cancel(page, shipped, asha.email);
  await expect.poll(() => mailed(MENTOR)).toBe(2);
  await first.context().close();
  await second.context().close();
});

/** Cancels the booked interview in the admin. */
async function cancel(page: Page, shipped: ShippedSite, email: string) {
  await open(page, shipped, email);
  await expect(page.getByText("Booked: Dec 3, 2999, 10:00 AM IST")).toBeVisible();
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=interviews-title]");
  await expect(async () => {
    await page.getByRole("button", { name: "Cancel the interview" }).click({ timeout: 2_000 });
    await expect(page.getByText(/^Cancelled by/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}
