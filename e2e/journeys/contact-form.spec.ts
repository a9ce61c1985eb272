import { expectSummary, expectToast, fillField, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { formJourneys, openFilled } from "../support/form-journeys.ts";
import { expect, hydrated, inLongTier, test, tierOf } from "../support/test.ts";

const form = formCases.contact;

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED/ });

formJourneys(form);

const wrong: [field: string, answer: string, text: string][] = [
  ["email", "asha.example.org", "Please enter a valid email address containing @."],
  ["email", "asha@example", "Please enter a valid email address."],
  ["phone", "98765 4321", "Phone number must have exactly 10 digits."],
  ["phone", "98765 4321x", "Phone number must contain only numbers."],
  ["message", "   ", "Please fill out the Message field."],
];

for (const [index, [field, answer, text]] of wrong.entries()) {
  test(`refuses "${answer}" as ${field}`, tierOf(index === 0), async ({ page, site }) => {
    await openFilled(page, site, form);
    await fillField(page, field, answer);
    await submitButton(page).click();
    await expectToast(page, text);
    await expectSummary(page, [text]);
    expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  });
}

test("shows an error when its field is left, and removes it when it is corrected", async ({
  page,
  site,
}) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await fillField(page, "email", "asha.example.org");
  const text = "Please enter a valid email address containing @.";
  await expect(page.getByText(text)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByText(text)).toBeVisible();
  await fillField(page, "email", "asha@example.org");
  await expect(page.getByText(text)).toHaveCount(0);
});

test("takes no more than 50 characters as a name", inLongTier, async ({ page, site }) => {
  await openFilled(page, site, form);
  await page.getByLabel("Name").pressSequentially("x".repeat(60));
  expect(await page.getByLabel("Name").inputValue()).toHaveLength(50);
});

test(
  "counts towards 50 characters, and sends a shorter message",
  inLongTier,
  async ({ page, site }) => {
    await openFilled(page, site, form);
    await fillField(page, "message", "Short");
    await expect(page.getByText("5 of 50")).toBeVisible();
    await submitButton(page).click();
    await expect(page).toHaveURL(/\/thank-you/);
    expect(site.upstream.submissions()[0]?.values).toMatchObject({ message: "Short" });
  },
);

test("says what the upstream refused, field by field", inLongTier, async ({ page, site }) => {
  await openFilled(page, site, form);
  const text = "This address is on our list of unknown ones.";
  const body = { code: "INVALID", message: text, fields: { email: text } };
  site.upstream.fail({ form: form.name, mode: "status", status: 422, body, times: 1 });
  await submitButton(page).click();
  await expectToast(page, text);
  await expectSummary(page, [text]);
});

for (const [what, failure] of [
  ["a page with status 502", { status: 502, body: "<h1>Bad gateway: upstream 10.0.0.7</h1>" }],
  ["a stack trace", { status: 500, body: { message: "TypeError at /srv/app.js:12" } }],
] as const) {
  test(`keeps ${what} of the upstream to itself`, inLongTier, async ({ page, site }) => {
    await openFilled(page, site, form);
    site.upstream.fail({ form: form.name, mode: "status", ...failure });
    await submitButton(page).click();
    await expectToast(page, form.failure);
    // By which it is found in the logs of all servers.
    const { requestId } = site.upstream.posted(form.upstreamPath)[0]!;
    await expect(page.getByText(`Reference: ${requestId}`)).toBeVisible();
    await expect(page.getByText(/10\.0\.0\.7|TypeError/)).toHaveCount(0);
  });
}
