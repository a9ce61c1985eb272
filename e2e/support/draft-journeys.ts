/** What people have typed stays on their device. */
import type { Page } from "@playwright/test";
import { control, expectSuccess, submitButton } from "./fill-form.ts";
import type { FormCase } from "./form-cases.ts";
import { expectStored, openFilled } from "./form-journeys.ts";
import { expect, hydrated, test } from "./test.ts";

export const kept = (page: Page) => page.getByText("Saved on this device at");
export const note = (page: Page) =>
  page.getByText("What you type is saved on this device for 7 days");

export async function expectFilled(page: Page, { typed, file }: FormCase) {
  for (const [name, answer] of Object.entries(typed)) {
    if (typeof answer !== "string") continue;
    const field = control(page, name);
    const isRadio = (await field.first().getAttribute("type")) === "radio";
    if (isRadio) await expect(field.and(page.locator(`[value="${answer}"]`))).toBeChecked();
    else await expect(field).toHaveValue(answer);
  }
  if (file) await expect(page.getByText(file.name, { exact: true })).toBeVisible();
}

export function draftJourneys(form: FormCase): void {
  test(`${form.name}: a draft survives a reload and arrives`, async ({ page, site }) => {
    await openFilled(page, site, form);
    await expect(kept(page)).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expectFilled(page, form);
    await submitButton(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    expectStored(site, form);

    await page.goto(site.url + form.path);
    await hydrated(page);
    await expect(note(page)).toBeVisible();
    const [first = ""] = Object.keys(form.typed);
    await expect(control(page, first)).toHaveValue("");
  });
}
