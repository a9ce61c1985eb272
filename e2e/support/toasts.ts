/** Notes at the top right go after three seconds, which a busy machine may take to look. */
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Lets pages remember which notes they have shown. */
export async function rememberToasts(context: BrowserContext) {
  await context.addInitScript(() => {
    const shownToasts: string[] = [];
    const seen = new WeakSet<Element>();
    Object.assign(globalThis, { shownToasts });
    new MutationObserver(() => {
      for (const card of document.querySelectorAll(".toast-card")) {
        if (seen.has(card) || !card.checkVisibility()) continue;
        seen.add(card);
        shownToasts.push(card.querySelector("p")?.textContent ?? "");
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** A note with this text is shown, or was since the last one that was expected. */
export async function expectToast(page: Page, text: string) {
  const latest = () =>
    page
      .evaluate((wanted) => {
        const { shownToasts } = globalThis as unknown as { shownToasts?: string[] };
        const present = [...document.querySelectorAll(".toast-card p")].map(
          ({ textContent }) => textContent,
        );
        const shown = shownToasts ?? present;
        const at = shown.indexOf(wanted);
        if (at === -1) return shown.join("; ");
        shown.splice(0, at + 1);
        return wanted;
      }, text)
      // A page that is on its way has shown nothing yet.
      .catch(() => "nothing");
  await expect.poll(latest, { message: "the note at the top right" }).toBe(text);
}
