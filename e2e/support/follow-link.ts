import type { Page } from "@playwright/test";

/** Moves within the site, also to pages that no link of the header leads to: the router follows any link of the content. */
export async function followLink(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    Object.assign(link, { href, textContent: "Go" });
    const paragraph = document.createElement("p");
    paragraph.className = "rich-text";
    paragraph.append(link);
    document.querySelector("main")?.append(paragraph);
    link.click();
    paragraph.remove();
  }, path);
}
