/** Forms as the browser itself sends them. */
import { comeEarlier, fillField, fillWhole, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { scriptlessJourneys } from "../support/scriptless-journeys.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false, expectedErrors: /status of \d{3}/ });

for (const form of [formCases.contact, formCases.internship]) scriptlessJourneys(form);

test("a file has to be chosen again, and the page says so", async ({ page, site }) => {
  const form = formCases.internship;
  await page.goto(site.url + form.path);
  await fillWhole(page, form);
  await fillField(page, "age", "101");
  await submitButton(page).click();
  await expect(page.locator(".form-summary").getByRole("link")).toHaveText([
    "Age must be a whole number from 0 to 100.",
    "Please choose your file again: it could not be saved.",
  ]);
  for (const hobby of ["Reading", "Photography"]) {
    await expect(page.getByLabel(hobby)).toBeChecked();
  }
});

test("a duplicate application is told with the specified text", async ({ page, site }) => {
  const form = formCases.internship;
  // One that looks like spam is put aside, and is nobody's duplicate.
  await comeEarlier(page, site);
  for (const attempt of [1, 2]) {
    await page.goto(site.url + form.path);
    await fillWhole(page, form);
    await fillField(page, "age", String(20 + attempt));
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    await answered;
  }
  await expect(page.locator(".form-summary")).toContainText(
    "Email or Mobile number already exists. Please use a different one.",
  );
  expect(site.upstream.submissions()).toHaveLength(1);
});
