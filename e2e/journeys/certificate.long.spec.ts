/** Verifies a certificate by its number, on a phone without JavaScript. */
import { certificateFailure } from "@kdl/schemas/certificates/certificate-texts";
import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import type { Page } from "@playwright/test";
import { formCases } from "../support/form-cases.ts";
import { comeEarlier, fillIn, submitButton } from "../support/fill-form.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, test } from "../support/test.ts";

const form = formCases.volunteer;
const UNKNOWN = "7K3Q9M2XABCD01VZ";
const terms = {
  title: "Build <a> website",
  hours: 6.5,
  startsOn: "2026-03-19",
  endsOn: "2026-03-20",
};

test.use({
  expectedErrors: /status of [45]\d\d/,
  javaScriptEnabled: false,
  viewport: { width: 390, height: 844 },
});

/** Sends an application, and issues a certificate for it. */
async function issued(page: Page, site: Site) {
  await comeEarlier(page, site);
  await page.goto(site.url + form.path);
  await fillIn(page, form.typed);
  await submitButton(page).click();
  await page.getByRole("link", { name: "Check its status" }).click();
  const { reference } = site.upstream.submissions("volunteer").at(-1)!;
  const number = site.upstream.issueCertificate(reference!, terms);
  return { number, privateLink: page.url() };
}
const verdict = (page: Page) => page.getByRole("heading", { level: 2 }).first();

test("a genuine one is valid in any spelling, with its files, until it is revoked", async ({
  page,
  site,
}) => {
  const { number, privateLink } = await issued(page, site);
  await page.goto(privateLink);
  await page.getByRole("link", { name: "See and download it" }).click();
  await expect(verdict(page)).toHaveText("Valid");
  await page.goto(`${site.url}/verify/${printedNumber(number).toLowerCase()}`);
  await expect(verdict(page)).toHaveText("Valid");
  await expect(page.getByText(terms.title)).toBeVisible();
  await expect(page.getByText("19 March 2026 to 20 March 2026")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const linkedIn = page.getByRole("link", { name: "Add to LinkedIn" });
  await expect(linkedIn).toHaveAttribute("href", new RegExp(`certId=${printedNumber(number)}`));
  for (const [name, ending] of [
    ["PDF to print", "pdf"],
    ["Open Badge", "jwt"],
  ]) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: name! }).click();
    expect((await download).suggestedFilename()).toBe(
      `certificate-${printedNumber(number)}.${ending}`,
    );
  }
  site.upstream.revokeCertificate(number);
  await page.reload();
  await expect(verdict(page)).toHaveText("Revoked");
  await expect(page.getByRole("link", { name: "PDF to print" })).toHaveCount(0);
  await page.goto(privateLink);
  await expect(page.getByText("Your certificate")).toHaveCount(0);
});

test("an unused number and an impossible one get the same page", async ({ page, site }) => {
  const texts = [];
  for (const number of [UNKNOWN, "12345", "%3Cscript%3E"]) {
    const reply = await page.goto(`${site.url}/verify/${number}`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByText(certificateFailure.unknown)).toBeVisible();
    texts.push(await page.locator("main").innerText());
  }
  expect(new Set(texts).size).toBe(1);
});

test("a number can be typed as printed, and the form rejects text that can't be one", async ({
  page,
  site,
}) => {
  const { number } = await issued(page, site);
  await page.goto(`${site.url}/verify/${UNKNOWN}`);
  await page.getByRole("link", { name: "Type a number" }).click();
  const field = page.getByLabel("Number of the certificate");
  await field.fill("7K3Q-9M2X");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(field).toHaveAccessibleDescription(/this has 8\./);
  await expect(field).toHaveValue("7K3Q-9M2X");
  await field.fill(printedNumber(number).toLowerCase().replaceAll("-", " "));
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("Valid");
  await expect(page).toHaveURL(`${site.url}/verify/${number}`);
});

test("while the upstream is down, the page says so instead of calling the number unknown", async ({
  page,
  site,
}) => {
  const { number } = await issued(page, site);
  site.upstream.fail({ path: "/api/certificates", mode: "status", status: 500 });
  const reply = await page.goto(`${site.url}/verify/${number}`);
  expect(reply?.status()).toBe(503);
  await expect(page.getByText(certificateFailure.unknown)).toHaveCount(0);
  site.upstream.heal();
});

test.describe("with JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("is accessible in both themes: valid, revoked and unknown", async ({ page, site }) => {
    const { number } = await issued(page, site);
    await page.goto(`${site.url}/verify/${number}`);
    await expectAccessibleInBothThemes(page);
    site.upstream.revokeCertificate(number);
    await page.goto(`${site.url}/verify/${number}`);
    await expect(verdict(page)).toHaveText("Revoked");
    await expectAccessibleInBothThemes(page);
    await page.goto(`${site.url}/verify/${UNKNOWN}`);
    await expectAccessibleInBothThemes(page);
    await page.goto(`${site.url}/verify?number=12`);
    await expectAccessibleInBothThemes(page);
  });
});
