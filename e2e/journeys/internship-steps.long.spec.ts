/** The internship form in steps, with input other than touch, and in sections on wider screens. */
import { fillByKeyboard } from "../support/fill-by-keyboard.ts";
import { control, expectSuccess, fillWhole, submitButton } from "../support/fill-form.ts";
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
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.describe("390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Back goes back a step, and a reload keeps the step and every answer", async ({
    page,
    site,
  }) => {
    await openForm(page, site);
    await fillUntil(page, 2);
    await page.goBack();
    await expectStep(page, 1);
    await expect(control(page, "branch")).toHaveValue("Computer Science");
    await page.goBack();
    await expectStep(page, 0);
    await page.goForward();
    await page.goForward();
    await expectStep(page, 2);
    await fillStep(page, 2);
    await expect(page.getByText("Saved on this device at")).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expectStep(page, 2);
    await expect(control(page, "intrested_to_learn")).toHaveValue("Full Stack Development");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expectStep(page, 1);
    await expect(stepHeading(page, 1)).toBeFocused();
    await expect(control(page, "branch")).toHaveValue("Computer Science");
  });

  test("works with only the keyboard", async ({ page, site }) => {
    await openForm(page, site);
    for (const index of [0, 1, 2]) {
      await fillByKeyboard(page, form, "Next");
      await page.keyboard.press("Enter");
      await expectStep(page, index + 1);
    }
    await fillByKeyboard(page, form);
    await page.keyboard.press("Enter");
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    expectStored(site, form);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is one page with every field and one button", async ({ page, site }) => {
      await page.goto(site.url + form.path);
      for (const index of titles.keys()) await expect(stepHeading(page, index)).toBeVisible();
      await expect(nextButton(page)).toHaveCount(0);
      await fillWhole(page, form);
      await submitButton(page).click();
      await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
      await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    });
  });
});

test("360 px: no step is wider than the screen", async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openForm(page, site);
  for (const index of titles.keys()) {
    if (index > 0) {
      await fillStep(page, index - 1);
      await nextButton(page).click();
      await expectStep(page, index);
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
});

for (const width of [768, 1280]) {
  test(`${width} px: all sections are shown, and their progress`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + form.path);
    await hydrated(page);
    for (const index of titles.keys()) await expect(stepHeading(page, index)).toBeVisible();
    await expect(nextButton(page)).toHaveCount(0);
    await expect(page.locator(".form-review").getByText("Something is missing")).toHaveCount(3);
    await fillStep(page, 1);
    await expect(stepLink(page, "Studies and skills")).toHaveAccessibleName(/filled in/);
    await expect(stepLink(page, "About you")).not.toHaveAccessibleName(/filled in/);
    await expectAccessibleInBothThemes(page);
    await stepLink(page, "Review and send").click();
    await expect(stepHeading(page, 3)).toBeInViewport();
    await page
      .locator(".form-review")
      .getByRole("link", { name: /^Fill in ?: About you$/ })
      .click();
    await expect(stepHeading(page, 0)).toBeFocused();
  });
}
