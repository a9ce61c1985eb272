import { expect, test } from "../support/test.ts";

test("editors' theme variables are applied, unsafe ones left out", async ({ page, site }) => {
  await page.goto(site.url);
  const style = await page.evaluate(() => {
    const values = getComputedStyle(document.documentElement);
    return ["--site-card-radius", "--site-accent", "--site-unsafe"].map((name) =>
      values.getPropertyValue(name),
    );
  });
  expect(style).toEqual(["12px", "#f2a33a", ""]);
});
