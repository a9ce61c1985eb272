/** The internship form in steps, on a phone. */
import {
  control,
  expectSuccess,
  expectSummary,
  fillIn,
  submitButton,
} from "../support/fill-form.ts";
import { expectStored } from "../support/form-journeys.ts";
import {
  expectStep,
  fillStep,
  fillUntil,
  form,
  nextButton,
  openForm,
  stepHeading,
  stepLink,
  titles,
} from "../support/internship-steps.ts";
import { expect, expectAccessibleInBothThemes, inLongTier, test } from "../support/test.ts";

test.use({ expectedErrors: /status of \d{3}/, viewport: { width: 390, height: 844 } });

test("goes step by step, and shows every answer before it is sent", async ({ page, site }) => {
  await openForm(page, site);
  await expect(page.getByText("Wear formals.")).toBeVisible();
  for (const index of titles.keys()) {
    await expectAccessibleInBothThemes(page);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await fillStep(page, index);
    await expect(submitButton(page)).toBeVisible({ visible: index === 3 });
    if (index === 3) break;
    await nextButton(page).click();
    await expectStep(page, index + 1);
    await expect(stepHeading(page, index + 1)).toBeFocused();
    await expect(stepHeading(page, index + 1)).toBeInViewport();
    await expect(page.getByText("Wear formals.")).toBeHidden();
  }
  const review = page.locator(".form-review");
  await expect(review.locator("dd").first()).toHaveText("Asha Rao");
  for (const text of ["Exams until Friday", "Reading, Photography"]) {
    await expect(review.getByText(text)).toBeVisible();
  }
  await expect(submitButton(page)).toHaveText("Send application");
  await submitButton(page).click();
  await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
  await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
  expectStored(site, form);
});

test("a step with mistakes stays, and says which", inLongTier, async ({ page, site }) => {
  await openForm(page, site);
  await fillIn(page, { name: "Asha Rao" });
  await nextButton(page).click();
  await expectSummary(page, form.listed?.slice(1, 5) ?? []);
  await expectStep(page, 0);
  await expectAccessibleInBothThemes(page);
  await page.locator(".form-summary").getByRole("link").first().click();
  await expect(control(page, "email")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".form-summary")).toBeFocused();
  expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
});

test("missing answers of other steps are listed with links", inLongTier, async ({ page, site }) => {
  await openForm(page, site);
  await stepLink(page, "Review and send").click();
  await expectStep(page, 3);
  await submitButton(page).click();
  await expectSummary(page, form.listed ?? []);
  await expectStep(page, 0);
  await page.locator(".form-summary").getByRole("link", { name: "Branch" }).click();
  await expectStep(page, 1);
  await expect(control(page, "branch")).toBeFocused();
});

test("a refusal by the server leads to its step", inLongTier, async ({ page, site }) => {
  await openForm(page, site);
  await fillUntil(page, 3);
  await fillStep(page, 3);
  const body = {
    code: "INVALID",
    message: "Not that branch.",
    fields: { branch: "Not that branch." },
  };
  site.upstream.fail({ form: form.name, mode: "status", status: 422, body, times: 1 });
  await submitButton(page).click();
  await expect(page.locator(".form-summary")).toBeFocused();
  await expectStep(page, 1);
  await expect(page.locator(".field-error")).toHaveText("Not that branch.");
  await fillIn(page, { branch: "Physics" });
  await nextButton(page).click();
  await expectStep(page, 2);
  await nextButton(page).click();
  await expectStep(page, 3);
  await submitButton(page).click();
  await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
});
