import { expectToast, fillField, submitButton } from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { openFilled } from "../support/form-journeys.ts";
import { expect, test } from "../support/test.ts";

const form = formCases.clubRegistration;

test.use({ expectedErrors: /status of \d{3}|ERR_INTERNET_DISCONNECTED/ });

test("needs a name, an address and a number only", async ({ page, site }) => {
  await openFilled(page, site, {
    ...form,
    typed: { full_name: "Asha Rao", email: "asha@example.org", phone_no: "9876543210" },
  });
  await submitButton(page).click();
  await expect(page).toHaveURL(/registration-success/);
  expect(site.upstream.submissions()[0]?.values).toMatchObject({
    full_name: "Asha Rao",
    gender: "",
    declaration: false,
  });
});

test("refuses a birthday that is yet to come", async ({ page, site }) => {
  await openFilled(page, site, form);
  await fillField(page, "date_of_birth", "2190-01-01");
  await submitButton(page).click();
  await expectToast(page, "Please enter a real date in the past.");
});

test("says so when the upstream has no such form", async ({ page, site }) => {
  await openFilled(page, site, form);
  const body = { message: "Not found" };
  site.upstream.fail({ form: form.name, mode: "status", status: 404, body });
  await submitButton(page).click();
  await expectToast(page, "This form is not available at the moment. Please contact us instead.");
});
