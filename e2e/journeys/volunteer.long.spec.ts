import {
  chooseFile,
  expectSummary,
  expectToast,
  fillField,
  fillIn,
  submitButton,
} from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { openFilled } from "../support/form-journeys.ts";
import { expect, hydrated, test } from "../support/test.ts";

const form = formCases.volunteer;

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/ });

test("goes without a resume", async ({ page, site }) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await fillIn(page, form.typed);
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
  expect(site.upstream.submissions()[0]).toMatchObject({ file: null, values: form.wire });
});

test("takes a resume by its name in any case, and no Word file", async ({ page, site }) => {
  await openFilled(page, site, form);
  await chooseFile(page, { ...formCases.internship.file!, name: "cv.docx" });
  const text = "Resume must be in PDF format";
  await expect(page.locator(".field-error").getByText(text)).toBeVisible();
  await submitButton(page).click();
  await expectToast(page, text);
  await expectSummary(page, [text]);
  await chooseFile(page, form.file!);
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
});

test("takes PDF only, and its texts say so", async ({ page, site }) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await expect(page.getByText("Optional. PDF, up to 5 MB.")).toBeVisible();
  await expect(page.locator("input[type=file]")).toHaveAttribute("accept", ".pdf,application/pdf");
  const buffer = Buffer.from("MZ this is a program");
  await chooseFile(page, { name: "cv.pdf", mimeType: "application/pdf", buffer });
  await expect(page.locator(".field-error")).toContainText("Please save it again as a PDF.");
  await expect(page.getByRole("main")).not.toContainText("Word");
});

const wrong: [field: string, answer: string, text: string][] = [
  ["email", "asha.example.org", "Please enter a valid email address containing @."],
  ["phone", "98765x4321", "Phone number must contain only numbers."],
  [
    "linkedin_url",
    "https://example.org/asha",
    "Please enter the address of a LinkedIn page, such as https://www.linkedin.com/in/name.",
  ],
];

for (const [field, answer, text] of wrong) {
  test(`refuses "${answer}" as ${field}`, async ({ page, site }) => {
    await openFilled(page, site, form);
    await fillField(page, field, answer);
    await submitButton(page).click();
    await expectToast(page, text);
    await expectSummary(page, [text]);
    expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  });
}
