/** Navigates within the site while the gateway is down: each view has its own error text, and recovers. */
import type { Page } from "@playwright/test";
import { followLink } from "../support/follow-link.ts";
import { failingPages } from "../support/pages.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const views = new Map<string, string>([
  // Pages with several failing resources are only checked for the first text.
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

test("without the gateway, each view has its own error text, and Try again loads it", async ({
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

test("the error texts need no files that haven't been loaded yet", async ({ page, site }) => {
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
