/** What a person does with a form. */
import type { Locator, Page } from "@playwright/test";
import type { ChosenFile, FormCase } from "./form-cases.ts";
import { expect } from "./test.ts";

/** The site's forms have a hidden field of their own; searches and menus don't. */
export const formOn = (page: Page): Locator => page.locator("form:has([name=form_token])");
export const control = (page: Page, name: string): Locator =>
  formOn(page).locator(`[name="${name}"]`);
export const submitButton = (page: Page): Locator => formOn(page).locator(".submit-button");

/** Fills in these fields, in this order. */
export async function fillIn(page: Page, typed: FormCase["typed"]) {
  for (const [name, answer] of Object.entries(typed)) await fillField(page, name, answer);
}

export async function fillField(page: Page, name: string, answer: string | string[]) {
  const field = control(page, name);
  const kind = await field
    .first()
    .evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
    );
  if (kind === "select") await field.selectOption(answer);
  else if (kind === "radio" || kind === "checkbox") {
    for (const value of [answer].flat())
      await field.and(page.locator(`[value="${value}"]`)).check();
  } else await field.fill(String(answer));
}

export async function chooseFile(page: Page, file: ChosenFile) {
  await control(page, "resume").setInputFiles(file);
}

/** Fills in everything, the file too. */
export async function fillWhole(page: Page, { typed, file }: FormCase) {
  await fillIn(page, typed);
  if (file) await chooseFile(page, file);
}

/** Waits until nobody can say that the form was filled in too fast. */
export async function takeTime(page: Page) {
  const token = await control(page, "form_token").inputValue();
  const begun = Number(token.split(".")[0]);
  await expect.poll(() => Date.now() - begun, { timeout: 5_000 }).toBeGreaterThan(3_000);
}

/** The note at the top right has this text. */
export async function expectToast(page: Page, text: string) {
  await expect(page.locator(".toast-place").getByText(text, { exact: true })).toBeVisible();
}

/** The summary has focus and exactly these entries. */
export async function expectSummary(page: Page, texts: string[]) {
  const summary = page.locator(".form-summary");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(texts);
}

/** The success page, with the reference that the upstream gave. */
export async function expectSuccess(page: Page, { success }: FormCase, reference: string | null) {
  await expect(page).toHaveURL((url) => url.pathname === success.path);
  await expect(page.getByRole("heading", { level: 1, name: success.heading })).toBeVisible();
  if (reference !== null) await expect(page.getByText(reference, { exact: true })).toBeVisible();
}
