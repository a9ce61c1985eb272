import { contentPages } from "../support/pages.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

for (const { path, heading, text } of contentPages) {
  test(`${path} shows its content and is accessible in the light theme`, async ({ page, site }) => {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
    await expect(page.getByText(text).first()).toBeAttached();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
    await expectAccessible(page);
  });

  test(`${path} is accessible in the dark theme`, async ({ page, darkSite }) => {
    await page.goto(darkSite.url + path);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await hydrated(page);
    await expectAccessible(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, heading, text } of contentPages) {
    test(`${path} is complete`, async ({ page, site }) => {
      await page.goto(site.url + path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
      await expect(page.getByText(text).first()).toBeAttached();
    });
  }

  test("questions open one at a time, and close again", async ({ page, site }) => {
    await page.goto(`${site.url}/services/internship`);
    const panels = page.locator("details[name=faq]");
    await panels.nth(0).locator("summary").click();
    await expect(panels.nth(0)).toHaveAttribute("open", "");
    await panels.nth(1).locator("summary").click();
    await expect(panels.nth(1)).toHaveAttribute("open", "");
    await expect(panels.nth(0)).not.toHaveAttribute("open");
    await panels.nth(1).locator("summary").click();
    await expect(panels.nth(1)).not.toHaveAttribute("open");
  });
});
