/** Messages of the browser itself, which hold up the page until they are closed. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

const shown = new WeakMap<Page, string[]>();

/** Closes them, and remembers what they said. */
export function rememberAlerts(context: BrowserContext) {
  context.on("dialog", (dialog) => {
    const page = dialog.page();
    if (page) shown.set(page, [...(shown.get(page) ?? []), dialog.message()]);
    // A test may close its own.
    void dialog.dismiss().catch(() => {});
  });
}

/** Exactly this message was shown since the last one that was expected. */
export async function expectAlert(page: Page, text: string) {
  await expect.poll(() => shown.get(page) ?? []).toEqual([text]);
  shown.delete(page);
}
