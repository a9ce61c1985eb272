/** Visitors scroll as soon as they see a page, which may be long before the application runs. */
import { expect, hydrated, test } from "../support/test.ts";

for (const path of ["/", "/services", "/contact"]) {
  test(`${path} stays where it was scrolled to when the application takes over`, async ({
    page,
    site,
  }) => {
    const scrolled = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await scrolled.promise;
      await route.fallback();
    });
    await page.goto(site.url + path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    scrolled.resolve();
    await hydrated(page);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
}
