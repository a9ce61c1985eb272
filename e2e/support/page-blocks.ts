/** How an editor writes the text of a page and puts blocks into it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { logInQuietly, write } from "./admin.ts";
import { BESIDE_FORM } from "./live-preview.ts";

/** The editor of a page's text, not the ones inside blocks. */
const textOf = (page: Page) => page.locator("#field-content, .rich-text-lexical").last();

/** Logs in, and starts a page that only has a title. */
export async function beginPage(page: Page, cmsUrl: string, title: string) {
  await page.setViewportSize(BESIDE_FORM);
  await logInQuietly(page, cmsUrl);
  await page.goto(`${cmsUrl}/admin/collections/pages/create`);
  await write(page, "title", title);
}

/** Writes paragraphs into the empty text of the open document. */
export async function writeParagraphs(page: Page, paragraphs: readonly string[]) {
  const text = textOf(page).locator("[data-lexical-editor=true]").first();
  await expect(async () => {
    await text.click({ timeout: 2_000 });
    await expect(text).toBeFocused({ timeout: 2_000 });
  }).toPass();
  for (const [index, paragraph] of paragraphs.entries()) {
    if (index > 0) await page.keyboard.press("Enter");
    await page.keyboard.type(paragraph);
  }
}

/** Puts a block below a paragraph, by the menu that "/" opens. */
export async function addBlock(page: Page, kind: string, below: string): Promise<Locator> {
  const blocks = page.locator(".LexicalEditorTheme__block__container");
  const before = await blocks.count();
  await page.getByText(below, { exact: true }).first().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await page.locator(".slash-menu-popup").getByRole("option", { name: kind, exact: true }).click();
  await expect(blocks).toHaveCount(before + 1);
  return page.locator(".LexicalEditorTheme__block__container", { hasText: kind }).first();
}

/** Fills in a field of a block. Doesn't wait, since a save right afterwards has to include the text. */
export async function fillIn(block: Locator, field: string, text: string) {
  await block.locator(`[id="field-${field}"]`).fill(text);
}
