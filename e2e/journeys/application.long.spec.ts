/** An applicant on a phone without JavaScript: the private link, withdrawing, accepting an offer. */
import { applicationFailure, linksSent } from "@kdl/schemas/applications/application-messages";
import { stageTexts } from "@kdl/schemas/applications/stage-texts";
import type { Page } from "@playwright/test";
import { formCases } from "../support/form-cases.ts";
import { comeEarlier, fillIn, submitButton } from "../support/fill-form.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const form = formCases.volunteer;
const DAY_MS = 24 * 60 * 60_000;
const phone = { width: 390, height: 844 };

test.use({ expectedErrors: /status of [45]\d\d/ });

const storedIn = (site: Site) => site.upstream.submissions("volunteer").at(-1)!;

/** Sends the form, and follows the link on the success page. */
async function apply(page: Page, site: Site, more: Record<string, string> = {}): Promise<string> {
  await comeEarlier(page, site);
  await page.goto(site.url + form.path);
  await fillIn(page, { ...form.typed, ...more });
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
  await expect(page.getByText("No decision has been made yet.")).toBeVisible();
  await expect(page.getByText(/You will hear from us by \d+ \w+/)).toBeVisible();
  await page.getByRole("link", { name: "Check its status" }).click();
  await expect(page).toHaveURL(/\/application\/[\w-]{43}$/);
  return page.url();
}

const offer = (site: Site, days: number) =>
  site.upstream.moveApplication(storedIn(site).reference!, "selected", {
    answerBy: new Date(Date.now() + days * DAY_MS),
  });

const withdrawing = (page: Page) => page.getByText("Withdraw my application", { exact: true });
const sure = (page: Page) => page.getByRole("button", { name: "Yes, withdraw it" });
const accept = (page: Page) => page.getByRole("button", { name: "Accept the place" });

test.describe("without JavaScript, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("sees the stage, and withdraws after a confirmation", async ({ page, site }) => {
    await apply(page, site);
    await expect(page.getByRole("heading", { name: stageTexts.received.text })).toBeVisible();
    await expect(page.locator("main")).toContainText(storedIn(site).reference!);
    const shown = await page.content();
    for (const answer of [form.wire["email"], form.wire["phone"]]) {
      expect(shown).not.toContain(String(answer));
    }
    await expect(sure(page)).toBeHidden();
    await withdrawing(page).click();
    await sure(page).click();
    await expect(page.getByRole("heading", { name: stageTexts.withdrawn.text })).toBeVisible();
    await expect(withdrawing(page)).toHaveCount(0);
    expect(storedIn(site).stage).toBe("withdrawn");
  });

  test("accepts an offer until its deadline", async ({ page, site }) => {
    const link = await apply(page, site);
    await expect(accept(page)).toHaveCount(0);
    offer(site, 3);
    await page.goto(link);
    await expect(page.getByText("Please answer by")).toBeVisible();
    await accept(page).click();
    await expect(page.getByRole("heading", { name: stageTexts.confirmed.text })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Accepted" })).toBeVisible();
    expect(storedIn(site).stage).toBe("confirmed");
  });

  test("a button on an outdated page changes nothing", async ({ page, site }) => {
    await apply(page, site);
    await withdrawing(page).click();
    site.upstream.moveApplication(storedIn(site).reference!, "interview");
    await sure(page).click();
    await expect(page.getByRole("alert")).toContainText(applicationFailure.stageChanged);
    await expect(page.getByRole("heading", { name: stageTexts.interview.text })).toBeVisible();
    expect(storedIn(site).stage).toBe("interview");
  });

  test("an offer that has ended can't be accepted", async ({ page, site }) => {
    const link = await apply(page, site);
    offer(site, 3);
    await page.goto(link);
    offer(site, -1);
    await accept(page).click();
    await expect(page.getByRole("alert")).toContainText(applicationFailure.offerEnded);
    await expect(accept(page)).toHaveCount(0);
  });

  test("the button stays for another try if the upstream fails", async ({ page, site }) => {
    const link = await apply(page, site);
    await withdrawing(page).click();
    site.upstream.fail({ path: "/api/applications/own/withdraw", mode: "status", status: 503 });
    await sure(page).click();
    await expect(page.getByRole("alert")).toContainText(applicationFailure.failed);
    site.upstream.heal();
    await page.goto(link);
    await withdrawing(page).click();
    await sure(page).click();
    await expect(page.getByRole("heading", { name: stageTexts.withdrawn.text })).toBeVisible();
  });

  test("an invalid link leads to a new one by mail", async ({ page, site }) => {
    // Mails are limited per address, and repeated submissions look like spam.
    const email = `applicant.${process.pid}@example.org`;
    const link = await apply(page, site, { email });
    expect(storedIn(site).flag).toBeNull();
    const answer = await page.goto(`${site.url}/application/${"A".repeat(43)}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText(applicationFailure.unknownLink)).toBeVisible();
    await page.getByRole("link", { name: "Send me my link again" }).click();
    await page.locator("[name=email]").fill(email);
    await submitButton(page).click();
    await expect(page.getByText(linksSent)).toBeVisible();
    const token = site.upstream.memberMails().at(-1)?.token;
    await page.goto(`${site.url}/application/${token}`);
    expect(page.url()).toBe(link);
    await expect(page.getByRole("heading", { name: stageTexts.received.text })).toBeVisible();
  });
});

test("works the same with JavaScript, and every state is accessible", async ({ page, site }) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await fillIn(page, form.typed);
  // The browser's request for the application has the token in its body.
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await submitButton(page).click();
  await expect(page.getByText("No decision has been made yet.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Check its status" }).click();
  await hydrated(page);
  const link = page.url();
  for (const stage of ["received", "interview", "selected", "declined"] as const) {
    if (stage === "selected") offer(site, 3);
    else if (stage !== "received") {
      site.upstream.moveApplication(storedIn(site).reference!, stage);
    }
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: stageTexts[stage].text })).toBeVisible();
    if (stage === "selected") await withdrawing(page).click();
    await expectAccessibleInBothThemes(page);
  }
  await page.goto(`${site.url}/application`);
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
  await page.locator("[name=email]").fill("nobody@example.org");
  await submitButton(page).click();
  await expect(page.getByText(linksSent)).toBeVisible();
  expect(addresses.filter((address) => address.includes("/trpc/applications.status"))).not.toEqual(
    [],
  );
  const token = link.split("/").at(-1)!;
  expect(addresses.filter((address) => address.includes(token) && address !== link)).toEqual([]);
});
