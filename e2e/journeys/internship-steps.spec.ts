/** The internship form in steps on phones, and in sections elsewhere. */
import type { Page } from "@playwright/test";
import { fillByKeyboard } from "../support/fill-by-keyboard.ts";
import {
  chooseFile,
  control,
  expectSuccess,
  expectSummary,
  fillIn,
  fillWhole,
  submitButton,
} from "../support/fill-form.ts";
import { formCases } from "../support/form-cases.ts";
import { expectStored } from "../support/form-journeys.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const form = formCases.internship;
const titles = ["About you", "Studies and skills", "Your internship", "Review and send"];
const steps = [
  ["name", "email", "mobile", "age", "gender", "address"],
  ["college_name", "branch", "passed_out_year", "previous_experience", "skills", "hobbies"],
  [
    "intrested_to_learn",
    "available_timings",
    "reason_for_unavailability",
    "are_you_a_vizag_volunteer",
    "linkedin_url",
  ],
  ["acknowledgement"],
];

const open = async (page: Page, site: Site) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await expectStep(page, 0);
};
const heading = (page: Page, index: number) =>
  page.getByRole("heading", { level: 3, name: `Step ${index + 1} of 4 ${titles[index]}` });
const next = (page: Page) => page.getByRole("button", { name: /^Next/ });
const link = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Steps of the form" }).getByRole("link", { name: title });

/** This step is shown, and no other one. */
async function expectStep(page: Page, index: number) {
  for (const other of titles.keys()) {
    await expect(heading(page, other)).toBeVisible({ visible: other === index });
  }
}

async function fillStep(page: Page, index: number) {
  const names = steps[index] ?? [];
  await fillIn(page, Object.fromEntries(names.map((name) => [name, form.typed[name] ?? ""])));
  if (index === 3 && form.file) await chooseFile(page, form.file);
}

async function fillUntil(page: Page, step: number) {
  for (let index = 0; index < step; index += 1) {
    await fillStep(page, index);
    await next(page).click();
    await expectStep(page, index + 1);
  }
}

test.use({ expectedErrors: /status of \d{3}/ });

for (const width of [360, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("goes step by step, and shows every answer before it is sent", async ({ page, site }) => {
      await open(page, site);
      await expect(page.getByText("Wear formals.")).toBeVisible();
      for (const index of titles.keys()) {
        await expectAccessibleInBothThemes(page);
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
        await fillStep(page, index);
        await expect(submitButton(page)).toBeVisible({ visible: index === 3 });
        if (index === 3) break;
        await next(page).click();
        await expectStep(page, index + 1);
        await expect(heading(page, index + 1)).toBeFocused();
        await expect(heading(page, index + 1)).toBeInViewport();
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
  });
}

test.describe("390 px", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a step with mistakes stays, and says which", async ({ page, site }) => {
    await open(page, site);
    await fillIn(page, { name: "Asha Rao" });
    await next(page).click();
    await expectSummary(page, form.listed?.slice(1, 5) ?? []);
    await expectStep(page, 0);
    await expectAccessibleInBothThemes(page);
    await page.locator(".form-summary").getByRole("link").first().click();
    await expect(control(page, "email")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator(".form-summary")).toBeFocused();
    expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  });

  test("missing answers of other steps are listed with links", async ({ page, site }) => {
    await open(page, site);
    await link(page, "Review and send").click();
    await expectStep(page, 3);
    await submitButton(page).click();
    await expectSummary(page, form.listed ?? []);
    await expectStep(page, 0);
    await page.locator(".form-summary").getByRole("link", { name: "Branch" }).click();
    await expectStep(page, 1);
    await expect(control(page, "branch")).toBeFocused();
  });

  test("a refusal by the server leads to its step", async ({ page, site }) => {
    await open(page, site);
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
    await next(page).click();
    await expectStep(page, 2);
    await next(page).click();
    await expectStep(page, 3);
    await submitButton(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
  });

  test("Back goes a step back, and a reload stays at the step with every answer", async ({
    page,
    site,
  }) => {
    await open(page, site);
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
    await expect(heading(page, 1)).toBeFocused();
    await expect(control(page, "branch")).toHaveValue("Computer Science");
  });

  test("works with only the keyboard", async ({ page, site }) => {
    await open(page, site);
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
      for (const index of titles.keys()) await expect(heading(page, index)).toBeVisible();
      await expect(next(page)).toHaveCount(0);
      await fillWhole(page, form);
      await submitButton(page).click();
      await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
      await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    });
  });
});

for (const width of [768, 1280]) {
  test(`${width} px: all sections are shown, and their progress`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url + form.path);
    await hydrated(page);
    for (const index of titles.keys()) await expect(heading(page, index)).toBeVisible();
    await expect(next(page)).toHaveCount(0);
    await expect(page.locator(".form-review").getByText("Something is missing")).toHaveCount(3);
    await fillStep(page, 1);
    await expect(link(page, "Studies and skills")).toHaveAccessibleName(/filled in/);
    await expect(link(page, "About you")).not.toHaveAccessibleName(/filled in/);
    await expectAccessibleInBothThemes(page);
    await link(page, "Review and send").click();
    await expect(heading(page, 3)).toBeInViewport();
    await page
      .locator(".form-review")
      .getByRole("link", { name: /^Fill in ?: About you$/ })
      .click();
    await expect(heading(page, 0)).toBeFocused();
  });
}
