/** Tests content that can't be loaded when the gateway starts. */
import type { Page } from "@playwright/test";
import { failingPages } from "./pages.ts";
import { type Site, startSite } from "./start-site.ts";
import { expect, expectAccessible, hydrated, test } from "./test.ts";

export type FailingResource = (typeof failingPages)[number]["resource"];

/** Starts a gateway with an empty cache, since it would serve stale content. */
export async function withColdSite(
  page: Page,
  prepare: (upstream: Site["upstream"]) => void,
  journey: (site: Site) => Promise<void>,
) {
  await using site = await startSite({ prepare });
  await journey(site);
  await leave(page);
}

/** Leaves the page before its site stops, since the application may still be loading. */
export const leave = (page: Page) => page.goto("about:blank");

/** Each page that shows the resource reports the failure, and recovers once the resource is back. */
export function resourceFailure(resource: FailingResource): void {
  const pages = failingPages.filter((page) => page.resource === resource);
  const paths = pages.map(({ path }) => path).join(", ");
  test(`${resource} fails: shown on ${paths} until it is back`, async ({ page, context }) => {
    const fail = (upstream: Site["upstream"]) => upstream.fail({ resource, mode: "status" });
    await withColdSite(page, fail, async (site) => {
      const tabs: { tab: Page; text: string }[] = [];
      for (const { path, text } of pages) {
        const tab = tabs.length === 0 ? page : await context.newPage();
        tabs.push({ tab, text });
        const response = await tab.goto(site.url + path);
        expect(response?.status()).toBe(503);
        expect(Number(response?.headers()["retry-after"])).toBeGreaterThan(0);
        await expect(tab.getByRole("alert").filter({ hasText: text })).toBeVisible();
        await hydrated(tab);
        await expect(tab.getByRole("alert").filter({ hasText: text })).toBeVisible();
        await expectAccessible(tab);
      }

      site.upstream.reset();
      for (const { tab, text } of tabs) {
        await tab.bringToFront();
        await expect(async () => {
          // The previous try may have succeeded late.
          const again = tab.getByRole("link", { name: "Try again" }).first();
          if (await again.isVisible()) await again.click({ timeout: 1000 });
          await expect(tab.getByText(text)).toHaveCount(0, { timeout: 1000 });
        }).toPass({ timeout: 30_000 });
        await leave(tab);
      }
    });
  });
}
