/** Moves within the site while nothing answers: the view says so, and comes back. */
import type { Page } from "@playwright/test";
import { followLink } from "../support/follow-link.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const alertWith = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test("offline is said as such, and the page comes by itself once the connection is back", async ({
  page,
  site,
  context,
}) => {
  await page.goto(`${site.url}/thank-you`);
  await hydrated(page);
  await context.setOffline(true);
  await followLink(page, "/events");
  const alert = alertWith(page, "Failed to fetch events");
  await expect(alert).toContainText("You are offline.");
  await expectAccessible(page);

  // In vain, and nothing else of the page is lost.
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(alert).toContainText("You are offline.");
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
