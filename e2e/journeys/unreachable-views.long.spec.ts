/** Moves within the site while nothing answers: each view says so in its own words, and comes back. */
import type { Page } from "@playwright/test";
import { followLink } from "../support/follow-link.ts";
import { failingPages } from "../support/pages.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const views = new Map<string, string>([
  // Of a page that misses several resources, the first text stands for all of it.
  ...failingPages.toReversed().map(({ path, text }) => [path, text] as const),
  ["/contact", "Failed to fetch contact details"],
  ["/internship-registration", "This page could not be loaded."],
]);

const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

async function expectEachText(page: Page) {
  for (const [path, text] of views) {
    await followLink(page, path);
    await expect(page).toHaveURL((url) => url.pathname === path);
    await expect(alertWith(page, text), path).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
  }
}

test("without the gateway, each view has its own text, and Try again brings it", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/thank-you`);
  await hydrated(page);
  await page.route("**/trpc/**", (route) => route.abort());
  await expectEachText(page);
  await expectAccessible(page);

  await followLink(page, "/events");
  await expect(alertWith(page, "Failed to fetch events")).toBeVisible();
  await page.unroute("**/trpc/**");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
});

test("the texts need no file that isn't there yet", async ({ page, site }) => {
  await page.goto(`${site.url}/thank-you`);
  await hydrated(page);
  await page.route("**/*", (route) => route.abort());
  await expectEachText(page);

  await page.unroute("**/*");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Career Based Internship Form" }),
  ).toBeVisible();
});
