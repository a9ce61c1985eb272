import { fileMessage } from "@kdl/schemas/forms/form-messages";
import { docxParts } from "@kdl/schemas/testing/documents";
import { zipArchive } from "@kdl/schemas/testing/zip-archive";
import {
  chooseFile,
  comeEarlier,
  control,
  expectSuccess,
  expectSummary,
  expectToast,
  fillField,
  fillIn,
  submitButton,
} from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { expectStored, formJourneys, openFilled } from "../support/form-journeys.ts";
import { uploadJourneys } from "../support/upload-journeys.ts";
import { expect, hydrated, test } from "../support/test.ts";

const form = formCases.internship;
const DUPLICATE = "Email or Mobile number already exists. Please use a different one.";

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/ });

formJourneys(form);
uploadJourneys(form);

test("asks for missing answers in the specified order, one at a time", async ({ page, site }) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  const order = [
    "name",
    "email",
    "mobile",
    "acknowledgement",
    "available_timings",
    "intrested_to_learn",
    "branch",
    "college_name",
    "gender",
    "age",
  ];
  for (const [index, name] of order.entries()) {
    await submitButton(page).click();
    await expectToast(page, form.missing[index] ?? "");
    const left = form.missing.slice(index);
    await expectSummary(page, form.listed?.filter((text) => left.includes(text)) ?? []);
    await fillField(page, name, form.typed[name] ?? "");
  }
  await submitButton(page).click();
  await expectSummary(page, ["Please fill out the Resume field."]);
  await page.locator(".form-summary").getByRole("link").click();
  await expect(control(page, "resume")).toBeFocused();
});

test("only asks for a reason if the previous answer is no", async ({ page, site }) => {
  await openFilled(page, site, form);
  const reason = control(page, "reason_for_unavailability");
  await expect(reason).toBeVisible();
  await fillField(page, "available_timings", "yes");
  await expect(reason).toBeHidden();
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
  expect(site.upstream.submissions()[0]?.values).toMatchObject({
    available_timings: "yes",
    reason_for_unavailability: "",
  });
});

test("accepts age 0, and none above 100", async ({ page, site }) => {
  await openFilled(page, site, form);
  await fillField(page, "age", "101");
  await submitButton(page).click();
  await expectToast(page, "Age must be a whole number from 0 to 100.");
  await fillField(page, "age", "0");
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
  expect(site.upstream.submissions()[0]?.values).toMatchObject({ age: "0" });
});

for (const [same, other] of [
  ["email", { mobile: "9000000001" }],
  ["mobile", { email: "someone.else@example.org" }],
] as const) {
  test(`is refused if the ${same} is known, and accepted with another one`, async ({
    page,
    site,
  }) => {
    // Suspected spam is quarantined, and never counts as a duplicate.
    await comeEarlier(page, site);
    await openFilled(page, site, form);
    await submitButton(page).click();
    await expect(page).toHaveURL(/registration-success/);
    await openFilled(page, site, { ...form, typed: { ...form.typed, ...other } });
    await submitButton(page).click();
    await expectToast(page, DUPLICATE);
    await expectSummary(page, [DUPLICATE]);
    expect(site.upstream.posted(form.upstreamPath)).toHaveLength(1);
    await fillIn(page, { email: "someone.else@example.org", mobile: "9000000001" });
    await submitButton(page).click();
    await expect(page).toHaveURL(/registration-success/);
    expect(site.upstream.submissions()).toHaveLength(2);
  });
}

test("says so if the check for duplicates fails, and continues after a retry", async ({
  page,
  site,
}) => {
  await openFilled(page, site, form);
  site.upstream.fail({ path: "/api/check-user", mode: "status", status: 500 });
  await submitButton(page).click();
  await expectToast(page, "An error occurred while checking email or mobile number.");
  expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  site.upstream.heal();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
  await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
  expectStored(site, form);
});

test("reports a duplicate that the check didn't find", async ({ page, site }) => {
  await openFilled(page, site, form);
  const body = { code: "DUPLICATE", message: DUPLICATE };
  site.upstream.fail({ form: form.name, mode: "status", status: 409, body });
  await submitButton(page).click();
  await expectToast(page, DUPLICATE);
});

test("refuses a Word file with macros, at its field, and keeps everything else", async ({
  page,
  site,
}) => {
  await openFilled(page, site, form);
  const parts = [...docxParts(), { name: "word/vbaProject.bin", data: "x" }];
  const buffer = Buffer.from(zipArchive(parts));
  const mimeType = "application/octet-stream";
  await chooseFile(page, { name: "cv.docx", mimeType, buffer });
  const text = "The file contains macros. Please save it without macros or as a PDF.";
  await expect(page.locator(".field-error").getByText(text)).toBeVisible();
  await submitButton(page).click();
  await expectSummary(page, [text]);
  expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  await expect(control(page, "name")).toHaveValue(String(form.typed["name"]));
});

test("shows the upstream's error about a file at its field, and keeps everything else", async ({
  page,
  site,
}) => {
  await openFilled(page, site, form);
  const message = fileMessage.outside;
  const body = { code: "FILE_TYPE", message, fields: { resume: message } };
  site.upstream.fail({ form: form.name, mode: "status", status: 415, body, times: 1 });
  await submitButton(page).click();
  await expect(page.locator(".field-error").getByText(message)).toBeVisible();
  await expect(control(page, "name")).toHaveValue(String(form.typed["name"]));
  await chooseFile(page, form.file!);
  await submitButton(page).click();
  await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
});

test("accepts PDF and Word, by name and by content", async ({ page, site }) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  const wrong = [
    ["photo.png", "x", "Resume must be a PDF or Word document."],
    [
      "cv.pdf",
      "MZ this is a program",
      "The file's content doesn't match its name. Please save it again as a PDF.",
    ],
    ["cv.docx", "", "The file is empty. Please choose another one."],
  ] as const;
  for (const [name, content, text] of wrong) {
    const mimeType = "application/octet-stream";
    await chooseFile(page, { name, mimeType, buffer: Buffer.from(content) });
    await expect(page.locator(".field-error").getByText(text)).toBeVisible();
  }
});
