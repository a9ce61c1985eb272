import type { Page } from "@playwright/test";
import { followLink } from "../support/follow-link.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("moving within the site: no full load, focus, title and scroll as after one", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.evaluate(() => scrollTo(0, 400));
  await page.getByRole("link", { name: "Read More about Mentoring" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mentoring" })).toBeFocused();
  await expect(page).toHaveTitle(/Mentoring/);
  await expect(page.getByRole("status").filter({ hasText: "Mentoring" })).toHaveText(
    await page.title(),
  );
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => "stillHere" in globalThis)).toBe(true);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("a page is loaded when a visitor reaches for its link", async ({ page, site }) => {
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  const asked = page.waitForResponse((response) => response.url().includes("/trpc/clubs.list"));
  await page.getByRole("link", { name: "Clubs", exact: true }).first().hover();
  expect((await asked).ok()).toBe(true);
});

test("a link inside editors' HTML moves within the site too", async ({ page, site }) => {
  const page1 = {
    ...(site.upstream.body("cms") as object[])[0],
    content: '<p><a href="/clubs">All clubs</a></p>',
  };
  site.upstream.replace("cms", [page1]);
  await site.refresh();
  await page.goto(`${site.url}/programmes`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole("link", { name: "All clubs" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Clubs" })).toBeVisible();
  expect(await page.evaluate(() => "stillHere" in globalThis)).toBe(true);
});

/** Data comes when the test lets it. @returns what lets it come */
async function holdData(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/trpc/**", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe("a slow move", () => {
  const slow = [
    ["/services", "Loading services..."],
    ["/our-mentors", "Loading..."],
  ] as const;

  for (const [path, text] of slow) {
    test(`to ${path} says ${text} beside a spinner`, async ({ page, site }) => {
      await page.goto(`${site.url}/contact`);
      await hydrated(page);
      const release = await holdData(page);
      await followLink(page, path);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(page.getByRole("status").locator(".loading-spinner")).toBeVisible();
      release();
      await expect(page).toHaveURL(site.url + path);
      await expect(page.getByText(text, { exact: true })).toHaveCount(0);
    });
  }

  test("shows a thin bar at the top", async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await hydrated(page);
    const release = await holdData(page);
    await page.getByRole("link", { name: "Events", exact: true }).first().click();
    await expect(page.locator(".route-progress")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1, name: "Events" })).toBeVisible();
    await expect(page.locator(".route-progress")).toHaveCount(0);
  });
});
