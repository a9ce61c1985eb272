/** Which pictures come at once, which wait, and that none moves what stands around it. */
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

test("the first banner is preloaded before all else, and the other pictures wait", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const [first, ...others] = await page.locator("main img").all();
  await expect(first!).toHaveAttribute("loading", "eager");
  await expect(first!).toHaveAttribute("fetchpriority", "high");
  const preload = page.locator('head link[rel="preload"][as="image"][fetchpriority="high"]');
  await expect(preload).toHaveCount(1);
  for (const [preloaded, shown] of [
    ["imagesrcset", "srcset"],
    ["imagesizes", "sizes"],
  ] as const) {
    const value = await first!.getAttribute(shown);
    expect(value).not.toBeNull();
    await expect(preload).toHaveAttribute(preloaded, value!);
  }
  expect(others.length).toBeGreaterThan(2);
  for (const other of others) await expect(other).toHaveAttribute("loading", "lazy");
});

for (const path of ["/", "/services", "/events"]) {
  test(`${path} reserves room for its pictures`, async ({ page, site }) => {
    await page.goto(site.url + path);
    const pictures = page.locator("main img");
    expect(await pictures.count()).toBeGreaterThan(0);
    await expect(page.locator("main img:not([width][height])")).toHaveCount(0);
  });
}
