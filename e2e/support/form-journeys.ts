/** Journeys that must work with every form, each with a counterpart in which something fails. */
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { fillByKeyboard } from "./fill-by-keyboard.ts";
import {
  comeEarlier,
  expectFailure,
  expectSuccess,
  expectSummary,
  expectToast,
  fillWhole,
  submitButton,
  takeTime,
} from "./fill-form.ts";
import type { FormCase } from "./form-cases.ts";
import type { Site } from "./start-site.ts";
import { expect, expectAccessible, hydrated, inLongTier, test } from "./test.ts";

/** Expects exactly this submission, and nothing else. */
export function expectStored(site: Site, { name, wire, file }: FormCase) {
  const all = site.upstream.submissions();
  expect(all.map(({ form }) => form)).toEqual([name]);
  expect(Object.entries(all[0]?.values ?? {})).toEqual(Object.entries(wire));
  expect(all[0]?.file ?? null).toEqual(
    file && {
      name: file.name,
      type: file.mimeType,
      size: file.buffer.length,
      sha256: createHash("sha256").update(file.buffer).digest("hex"),
    },
  );
}

/** Opens the page, waits for hydration, and fills everything in. */
export async function openFilled(page: Page, site: Site, form: FormCase) {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await fillWhole(page, form);
}

const referenceOf = (site: Site) => site.upstream.submissions()[0]?.reference ?? null;
const keysOf = (site: Site, { upstreamPath }: FormCase) =>
  site.upstream.posted(upstreamPath).map(({ key }) => key);

/** Expects the summary's entries to be in the order of their fields. */
async function expectPageOrder(page: Page) {
  const follow = await page.locator(".form-summary a").evaluateAll((links) => {
    const fields = links.map((link) => document.querySelector(link.getAttribute("href") ?? ""));
    return fields.slice(1).map((field, index) => {
      const before = fields[index];
      return Boolean(field && before && before.compareDocumentPosition(field) & 4);
    });
  });
  expect(follow.length).toBeGreaterThan(0);
  expect(follow).not.toContain(false);
}

export function formJourneys(form: FormCase): void {
  test.describe(`the ${form.name} form`, () => formJourneysOf(form));
}

function formJourneysOf(form: FormCase): void {
  const open = (page: Page, site: Site) => openFilled(page, site, form);
  const tryAgain = (page: Page) =>
    page.locator(".form-summary").getByRole("button", { name: "Try again" });

  test("arrives with exact names and values, and shows its reference", async ({ page, site }) => {
    // In one form, wait as long as a person would take.
    if (form.name !== "contact") await comeEarlier(page, site);
    await open(page, site);
    if (form.name === "contact") await takeTime(page);
    await submitButton(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    await expectSuccess(page, form, referenceOf(site));
    expectStored(site, form);
    expect(site.upstream.submissions()[0]).toMatchObject({ flag: null });
    await expectAccessible(page);
    // Submitted answers are cleared from the form.
    await page.goto(site.url + form.path);
    await hydrated(page);
    await expect(page.getByText("What you type is saved on this device")).toBeVisible();
  });

  test("lists everything that is missing, and links to it", async ({ page, site }) => {
    await page.goto(site.url + form.path);
    await hydrated(page);
    await expectAccessible(page);
    await submitButton(page).click();
    await expectToast(page, form.missing[0] ?? "");
    await expectSummary(page, form.listed ?? form.missing);
    await expectPageOrder(page);
    await expectAccessible(page);
    await page.locator(".form-summary").getByRole("link").first().click();
    const focused = page.locator(":focus");
    await expect(focused).toHaveAttribute("aria-invalid", "true");
    await expect(focused).toHaveAccessibleDescription(new RegExp(form.missing[0] ?? "-"));
    await focused.fill("A");
    await expect(page.locator(".form-summary").getByRole("link")).toHaveCount(
      form.missing.length - 1,
    );
    expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  });

  test("works with only the keyboard", inLongTier, async ({ page, site }) => {
    await page.goto(site.url + form.path);
    await hydrated(page);
    await fillByKeyboard(page, form);
    await page.keyboard.press("Enter");
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    await expectSuccess(page, form, referenceOf(site));
    expectStored(site, form);
  });

  test("is only sent once on a double click", inLongTier, async ({ page, site }) => {
    await open(page, site);
    site.upstream.fail({ form: form.name, mode: "slow", delayMs: 500 });
    await submitButton(page).click({ clickCount: 3 });
    await expectSuccess(page, form, referenceOf(site));
    expect(site.upstream.posted(form.upstreamPath)).toHaveLength(1);
    expectStored(site, form);
  });

  test("can be sent again after a failure, with the same key", async ({ page, site }) => {
    await open(page, site);
    const body = { message: "SQLSTATE[HY000]" };
    site.upstream.fail({ form: form.name, mode: "status", status: 500, body, times: 1 });
    await submitButton(page).click();
    await expectFailure(page, form);
    await expect(page.locator(".form-summary")).toBeFocused();
    await expect(page.locator(".form-summary")).toContainText("Your answers are all still here.");
    await expectAccessible(page);
    await tryAgain(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    await expectSuccess(page, form, referenceOf(site));
    expectStored(site, form);
    const keys = keysOf(site, form);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test("is stored once if the reply gets lost", async ({ page, site }) => {
    await open(page, site);
    site.upstream.fail({ form: form.name, mode: "reset", at: "stored" });
    await submitButton(page).click();
    await expectFailure(page, form);
    site.upstream.heal();
    await tryAgain(page).click();
    await expectSuccess(page, form, referenceOf(site));
    expectStored(site, form);
    expect(new Set(keysOf(site, form)).size).toBe(1);
  });

  test(
    "waits while offline until the button is pressed again",
    inLongTier,
    async ({ page, site, context }) => {
      await open(page, site);
      await context.setOffline(true);
      await expect(submitButton(page)).toHaveText("You are offline – send later");
      await submitButton(page).click();
      await expectToast(
        page,
        "You are offline. Your answers are kept: please send the form again once you are connected.",
      );
      expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
      await context.setOffline(false);
      await expect(submitButton(page)).toHaveText(form.submit);
      await submitButton(page).click();
      await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
      await expectSuccess(page, form, referenceOf(site));
      expectStored(site, form);
    },
  );
}
