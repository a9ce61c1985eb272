import { contentPages } from "../support/pages.ts";
import { expect, hydrated, test } from "../support/test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

test("the policy allows no inline script, and no page breaks it", async ({ page, site }) => {
  test.setTimeout(120_000);
  const reports = await watchPolicy(page);
  for (const { path } of contentPages) {
    const response = await page.goto(site.url + path);
    const policy = response?.headers()["content-security-policy"] ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("nonce-");
    await hydrated(page);
  }
  expect(reports).toEqual([]);
});

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
