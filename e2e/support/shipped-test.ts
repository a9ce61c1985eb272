/** Playwright's test with the shipped site, and a page for an editor of its content. */
import type { Page } from "@playwright/test";
import { logInQuietly } from "./admin.ts";
import { type ShippedSite, startShippedSite } from "./shipped-site.ts";
import { expect, test as base } from "./test.ts";

export {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  hydrated,
  inLongTier,
} from "./test.ts";

/** Much shorter than the gateway's own refresh: only the CMS's webhook publishes an edit by then. */
const VISIBLE_WITHIN_MS = 20_000;
const STARTS_WITHIN_MS = 200_000;

interface ShippedFixtures {
  /** A page on which an editor is logged in to the admin. */
  editor: Page;
}

interface ShippedWorkerFixtures {
  /** Tests with a different name here get a separate site. */
  siteName: string;
  shipped: ShippedSite;
}

export const test = base.extend<ShippedFixtures, ShippedWorkerFixtures>({
  siteName: ["shared", { scope: "worker", option: true }],
  shipped: [
    async ({}, use) => {
      await using site = await startShippedSite();
      await use(site);
    },
    { scope: "worker", timeout: STARTS_WITHIN_MS },
  ],
  editor: async ({ page, shipped }, use) => {
    await logInQuietly(page, shipped.cmsUrl);
    await use(page);
  },
});

/** Waits until a page of the site, as visitors get it, contains one text and lacks the other. */
export async function expectOnSite(address: string, { has = "", lacks }: SiteTexts) {
  const check = async () => {
    const html = await (await fetch(address)).text();
    return { has: html.includes(has), lacks: lacks === undefined || !html.includes(lacks) };
  };
  await expect
    .poll(check, { timeout: VISIBLE_WITHIN_MS, intervals: [50], message: address })
    .toEqual({ has: true, lacks: true });
}

interface SiteTexts {
  has?: string;
  lacks?: string;
}
