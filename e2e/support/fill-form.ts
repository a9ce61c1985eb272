/** What a person does with a form. */
import type { Locator, Page } from "@playwright/test";
import { expectAlert } from "./alerts.ts";
import type { ChosenFile, FormCase } from "./form-cases.ts";
import type { Site } from "./start-site.ts";
import { expect } from "./test.ts";
import { expectToast } from "./toasts.ts";

/** The site's forms have a hidden field that searches and menus lack. */
export const formOn = (page: Page): Locator => page.locator("form:has([name=form_token])");
export const control = (page: Page, name: string): Locator =>
  formOn(page).locator(`[name="${name}"]`);
export const submitButton = (page: Page): Locator => formOn(page).locator(".submit-button");

/** Fills in these fields, in this order. */
export async function fillIn(page: Page, typed: FormCase["typed"]) {
  let kinds = await kindsOn(page);
  for (const [name, answer] of Object.entries(typed)) {
    const kind = kinds.get(name);
    await fillOne(page, name, answer, kind);
    // A choice may turn a text field into a list: states depend on the country.
    if (kind === "select") kinds = await kindsOn(page);
  }
}

/** The kind of each control, by name. */
async function kindsOn(page: Page): Promise<Map<string, string>> {
  const kinds = await formOn(page)
    .locator("[name]")
    .evaluateAll((elements) =>
      elements.map((element): [string, string] => [
        element.getAttribute("name") ?? "",
        element instanceof HTMLInputElement ? element.type : element.tagName.toLowerCase(),
      ]),
    );
  return new Map(kinds);
}

export const fillField = (page: Page, name: string, answer: string | string[]) =>
  fillIn(page, { [name]: answer });

async function fillOne(page: Page, name: string, answer: string | string[], kind?: string) {
  const field = control(page, name);
  if (kind === "select") await field.selectOption(answer);
  else if (kind === "radio" || kind === "checkbox") {
    for (const value of [answer].flat())
      await field.and(page.locator(`[value="${value}"]`)).check();
  } else await field.fill(String(answer));
}

export async function chooseFile(page: Page, file: ChosenFile) {
  await control(page, "resume").setInputFiles(file);
}

/** Fills in everything, including the file. */
export async function fillWhole(page: Page, { typed, file }: FormCase) {
  await fillIn(page, typed);
  if (file) await chooseFile(page, file);
}

/** Waits until the form no longer counts as filled in too fast. */
export async function takeTime(page: Page) {
  const token = await control(page, "form_token").inputValue();
  const begun = Number(token.split(".")[0]);
  await expect.poll(() => Date.now() - begun).toBeGreaterThan(3_000);
}

/** From now on, pages with a form load as if they had been open for a minute, so that no form counts as too fast. */
export async function comeEarlier(page: Page, site: Pick<Site, "url" | "earlierToken">) {
  await page.route(`${site.url}/**`, async (route) => {
    if (!route.request().isNavigationRequest() || route.request().method() !== "GET") {
      return route.fallback();
    }
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replaceAll(FORM_TOKEN, site.earlierToken());
    await route.fulfill({ response, body });
  });
}

/** When the form was opened, in ms, and a signature. */
const FORM_TOKEN = /\b\d{13}\.[\w-]{43}/g;

export { expectToast } from "./toasts.ts";

/** Expects the message for an unknown outcome. */
export async function expectFailure(page: Page, { failure, failureIsAlert }: FormCase) {
  await (failureIsAlert ? expectAlert : expectToast)(page, failure);
}

/** Expects the summary to have the focus and exactly these entries. */
export async function expectSummary(page: Page, texts: string[]) {
  const summary = page.locator(".form-summary");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText(texts);
}

/** Expects the success page, with the upstream's reference. */
export async function expectSuccess(page: Page, { success }: FormCase, reference: string | null) {
  await expect(page).toHaveURL((url) => url.pathname === success.path);
  await expect(page.getByRole("heading", { level: 1, name: success.heading })).toBeVisible();
  if (reference !== null) await expect(page.getByText(reference, { exact: true })).toBeVisible();
}
