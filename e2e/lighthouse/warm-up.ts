import { chromium } from "@playwright/test";
import { launchOptions } from "../support/chromium.ts";

/** The screen that Lighthouse pretends to have. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Visits a page once as a phone does, so that page and images are in the gateway's caches. */
export async function warmUp(url: string): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage(PHONE);
    await page.goto(url, { waitUntil: "networkidle" });
    // Pictures further down load when they come near.
    const height = await page.evaluate(() => document.body.scrollHeight);
    for (let top = 0; top < height; top += PHONE.viewport.height) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForLoadState("networkidle");
    }
  } finally {
    await browser.close();
  }
}
