/** Upgrades the site while people use it: pages of both versions talk to gateways of both. */
import type { Page } from "@playwright/test";
import { control } from "../support/fill-form.ts";
import { buildOtherVersion, type OtherVersion } from "../support/other-version.ts";
import { expect, hydrated, test } from "../support/test.ts";
import { startTwoVersions } from "../support/two-versions.ts";

test.describe.configure({ mode: "serial" });

const TYPED = "Typed before the upgrade";
let version: OtherVersion;

test.beforeAll(async () => {
  version = await buildOtherVersion();
});
test.afterAll(() => version[Symbol.asyncDispose]());

async function beginForm(page: Page, url: string) {
  await page.goto(`${url}/contact`);
  await hydrated(page);
  await control(page, "message").fill(TYPED);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
}

const isStillHere = (page: Page) => page.evaluate(() => "stillHere" in globalThis);
const bootOf = (page: Page) => page.locator("script[type=module]").first().getAttribute("src");

async function follow(page: Page, name: string) {
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("with a shared folder, the upgrade goes unnoticed on open and new pages", async ({
  page,
  context,
}) => {
  await using site = await startTwoVersions(version, true);
  await beginForm(page, site.url);

  site.sendTo(site.old, site.new);
  const boots = new Set<string | null>();
  for (const path of ["/services", "/events", "/our-mentors", "/"]) {
    const tab = await context.newPage();
    await tab.goto(site.url + path);
    await hydrated(tab);
    await follow(tab, "Clubs");
    await follow(tab, "Events");
    boots.add(await bootOf(tab));
    await tab.close();
  }
  expect(boots.size).toBe(2);

  site.sendTo(site.new);
  const newPage = await context.newPage();
  await newPage.goto(`${site.url}/services`);
  await hydrated(newPage);
  await follow(page, "Clubs");
  expect(await isStillHere(page)).toBe(true);
  await page.goBack();
  await expect(control(page, "message")).toHaveValue(TYPED);

  // Roll back to the old version.
  site.sendTo(site.old);
  await follow(newPage, "Clubs");
  await follow(page, "Services");
  expect(await isStillHere(page)).toBe(true);
});

test.describe("without a shared folder", () => {
  test.use({ expectedErrors: /status of 404|dynamically imported module/ });

  test("an open page switches to the new version, and what was typed is kept", async ({ page }) => {
    await using site = await startTwoVersions(version, false);
    await beginForm(page, site.url);
    const before = await bootOf(page);
    site.sendTo(site.new);
    await follow(page, "Clubs");
    await expect.poll(() => isStillHere(page)).toBe(false);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe("/clubs");
    expect(await bootOf(page)).not.toBe(before);
    await follow(page, "Contact");
    await expect(control(page, "message")).toHaveValue(TYPED);
    expect(page.url()).toBe(`${site.url}/contact`);
  });

  test("a file that is missing in every version leads to an error page, not a reload loop", async ({
    page,
    site,
  }) => {
    const missing = (url: string) => page.route(url, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${site.url}/services`);
    await hydrated(page);
    await missing("**/assets/clubs-page-*.js");
    let loads = 0;
    page.on("request", (request) => void (loads += request.isNavigationRequest() ? 1 : 0));
    await follow(page, "Clubs");
    const given = page.waitForEvent("pageerror");
    await page.mouse.move(3, 3);
    expect((await given).message).toContain("dynamically imported module");
    await expect(page.getByRole("heading", { level: 1, name: "Clubs" })).toBeVisible();
    expect(loads).toBe(1);
  });

  test("a form can still be filled in if its script is missing", async ({ page, site }) => {
    await page.route("**/assets/contact-page-*.js", (route) => route.fulfill({ status: 404 }));
    const given = page.waitForEvent("pageerror");
    await page.goto(`${site.url}/contact`);
    await control(page, "name").fill("Asha Rao");
    await given;
    await control(page, "email").fill("asha@example.org");
    await control(page, "phone").fill("9876543210");
    await control(page, "message").fill(TYPED);
    await expect(control(page, "name")).toHaveValue("Asha Rao");
  });
});
