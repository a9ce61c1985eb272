/** The page of a document beside its form. */
import { expect, type FrameLocator, type Page } from "@playwright/test";

/** A window with room for the page beside its form. */
export const BESIDE_FORM = { width: 1600, height: 1000 };

/** Under the name that the site has too: browsers keep cookies from frames of another site. */
export const besideSite = (cmsUrl: string) => cmsUrl.replace("127.0.0.1", "localhost");

/** Opens the page beside the form of the open document. */
export async function openLivePreview(page: Page): Promise<FrameLocator> {
  const toggler = page.locator("#live-preview-toggler");
  const frame = page.locator("#live-preview-iframe");
  await expect(async () => {
    if (!(await frame.isVisible())) await toggler.click({ timeout: 2_000 });
    await expect(frame).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return page.frameLocator("#live-preview-iframe");
}
