/** A form as the browser itself sends it. */
import {
  comeEarlier,
  control,
  expectSuccess,
  fillField,
  fillWhole,
  submitButton,
  takeTime,
} from "./fill-form.ts";
import type { FormCase } from "./form-cases.ts";
import { expectStored } from "./form-journeys.ts";
import { expect, test } from "./test.ts";

export function scriptlessJourneys(form: FormCase): void {
  test.describe(form.name, () => scriptlessJourneysOf(form));
}

function scriptlessJourneysOf(form: FormCase): void {
  const [firstField = ""] = Object.keys(form.typed);
  const [firstText = ""] = form.missing;

  test("arrives, and a redirect shows the reference", async ({ page, site }) => {
    // One of them takes the time that a person takes.
    if (form.name !== "contact") await comeEarlier(page, site);
    await page.goto(site.url + form.path);
    await fillWhole(page, form);
    if (form.name === "contact") await takeTime(page);
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await posted).status()).toBe(303);
    await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    expectStored(site, form);
    expect(site.upstream.submissions()[0]).toMatchObject({ flag: null });
  });

  test("comes back with its answers and what is wrong, and then arrives, however soon", async ({
    page,
    site,
  }) => {
    await comeEarlier(page, site);
    await page.goto(site.url + form.path);
    await fillWhole(page, form);
    await fillField(page, firstField, " ");
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await posted).status()).toBe(422);
    const links = page.locator(".form-summary").getByRole("link");
    await expect(links.first()).toHaveText(firstText);
    await links.first().click();
    expect(new URL(page.url()).hash).toBe(`#${form.name}-${firstField}`);
    await expect(control(page, "email")).toHaveValue("asha.rao@example.org");
    expect(site.upstream.submissions()).toEqual([]);

    await fillWhole(page, form);
    await submitButton(page).click();
    await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    expectStored(site, form);
    expect(site.upstream.submissions()[0]).toMatchObject({ flag: null });
  });

  test("says that it failed, keeps the answers, and goes with the same key", async ({
    page,
    site,
  }) => {
    await page.goto(site.url + form.path);
    await fillWhole(page, form);
    const body = { message: "SQLSTATE[HY000]" };
    site.upstream.fail({ form: form.name, mode: "status", status: 500, body, times: 1 });
    const posted = page.waitForResponse((response) => response.request().method() === "POST");
    await submitButton(page).click();
    expect((await posted).status()).toBe(503);
    await expect(page.locator(".form-summary")).toContainText(form.failure);
    await expect(control(page, "email")).toHaveValue("asha.rao@example.org");

    if (form.file) await control(page, "resume").setInputFiles(form.file);
    await submitButton(page).click();
    await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    expectStored(site, form);
    const keys = site.upstream.posted(form.upstreamPath).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  test("is sent once by a double click", async ({ page, site }) => {
    await page.goto(site.url + form.path);
    await fillWhole(page, form);
    site.upstream.fail({ form: form.name, mode: "slow", delayMs: 500 });
    await submitButton(page).dblclick({ noWaitAfter: true });
    await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    expectStored(site, form);
  });
}
