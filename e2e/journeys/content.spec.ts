import { contentPages, pageOfEachKind } from "../support/pages.ts";
import { startSite } from "../support/start-site.ts";
import { expect, hydrated, inLongTier, test, tierOf } from "../support/test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

for (const { path, heading, text } of contentPages) {
  test(
    `${path} shows its content, and breaks no policy`,
    tierOf(pageOfEachKind.includes(path)),
    async ({ page, site }) => {
      const reports = await watchPolicy(page);
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
      await expect(page.getByText(text).first()).toBeAttached();
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();

      const policy = response?.headers()["content-security-policy"] ?? "";
      expect(policy).toContain("default-src 'self'");
      expect(policy).not.toContain("unsafe-inline");
      expect(policy).not.toContain("nonce-");
      expect(reports).toEqual([]);
    },
  );
}

test(
  "content with dollar signs is shown as it is, and the page comes alive",
  inLongTier,
  async ({ page }) => {
    const text = "costs $$5, R$& or $`, at $' and $1";
    await using site = await startSite({
      prepare(upstream) {
        const services = upstream.body("services") as { slug: string }[];
        upstream.replace(
          "services",
          services.map((service) => ({ ...service, title: text })),
        );
        upstream.replace("footer", { footer: [{ slug: "copyright-text", value: text }] });
      },
    });
    await page.goto(`${site.url}/services`);
    await expect(page.getByRole("heading", { name: text }).first()).toBeVisible();
    await hydrated(page);
    await expect(page.getByText(text).first()).toBeVisible();
  },
);

test(
  "the dark theme changes an attribute of every page and the colour around it, and nothing else",
  inLongTier,
  async ({ request, site, darkSite }) => {
    const pageOf = async (url: string, path: string) =>
      (await (await request.get(url + path)).text())
        .replaceAll(url, "")
        .replace(/<meta name="theme-color"[^>]*>/, "")
        .replaceAll(/\bdark:/g, "variant:")
        // The moment at which it was drawn, and its signature.
        .replaceAll(/\d{13}\.[\w-]+/g, "");
    for (const { path } of contentPages) {
      const [light, dark] = [await pageOf(site.url, path), await pageOf(darkSite.url, path)];
      expect(dark, path).toContain('data-theme="dark"');
      expect(dark.replaceAll(/\bdark\b/g, "light"), path).toBe(light);
    }
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

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
