/** What an editor deletes, and restores. */
import type { Page } from "@playwright/test";
import { followToDocument, openDialog } from "./admin.ts";
import { expect, expectAccessible } from "./test.ts";

/** Chooses "Delete" from the menu of the open document, and confirms. */
export async function deleteDocument(page: Page) {
  const menu = page.locator(".doc-controls__popup button").first();
  const entry = page.locator("#action-delete");
  await expect(async () => {
    if (!(await entry.isVisible())) await menu.click({ timeout: 2_000 });
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const dialog = await openDialog(page, entry);
  await expect(dialog).toContainText("trash");
  await expectAccessible(page, "dialog");
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** Opens the trash of a collection by the tab above its list, and a document in it. */
export async function openInTrash(page: Page, cmsUrl: string, collection: string, name: string) {
  const list = `${cmsUrl}/admin/collections/${collection}`;
  await page.goto(list);
  await expect(async () => {
    const tab = page.getByRole("button", { name: "Trash", exact: true });
    if (!page.url().includes("/trash")) await tab.click({ timeout: 2_000 });
    await page.waitForURL(`${list}/trash*`, { timeout: 5_000 });
  }).toPass();
  const link = page.getByRole("link", { name, exact: true });
  await followToDocument(page, link, `${list}/trash`);
}

/** Restores the open document, as it was published. */
export async function restore(page: Page) {
  const dialog = await openDialog(page, page.getByRole("button", { name: "Restore", exact: true }));
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Confirm" }).click();
}
