/** What an editor does in the admin of the CMS. */
import { expect, type Locator, type Page } from "@playwright/test";
import { ADMIN } from "./shipped-site.ts";

const PUBLISH = "Publish changes";

/** Logs in as the first account, with the form. */
export async function logIn(page: Page, cmsUrl: string) {
  await expect(async () => {
    await page.goto(`${cmsUrl}/admin/login`);
    // Input typed before hydration is lost.
    await page.locator("#field-email").fill(ADMIN.email);
    await page.locator("#field-password").fill(ADMIN.password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL(`${cmsUrl}/admin`, { timeout: 15_000 });
  }).toPass();
}

/** Logs in as the first account, without the form. */
export async function logInQuietly(page: Page, cmsUrl: string) {
  const answer = await page.request.post(`${cmsUrl}/payload-api/users/login`, { data: ADMIN });
  expect(answer.status()).toBe(200);
}

/**
 * Follows a link of a list to its document. A click during hydration is lost, so
 * it is retried, as people would.
 *
 * @param list the list's address
 */
export async function followToDocument(page: Page, link: Locator, list: string) {
  await expect(async () => {
    // The link is gone if an earlier click was only slow.
    await link.click({ timeout: 2_000 }).catch(() => {});
    await page.waitForURL(`${list}/*-*`, { timeout: 8_000 });
  }).toPass();
}

/** Follows the first link in a list's row until `sign` shows that the document is open. */
export async function openRow(row: Locator, sign: Locator) {
  await expect(async () => {
    // The list is gone if an earlier click was only slow.
    if (!(await sign.isVisible())) await row.getByRole("link").first().click({ timeout: 2_000 });
    await expect(sign).toBeVisible();
  }).toPass();
}

/** Presses a button until its dialog is open: the admin may not have hydrated yet, or answer slowly. */
export async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    // A dialog that opens late covers the button.
    if (!(await dialog.isVisible())) await button.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return dialog;
}

/** Opens the one document of a collection that has this name. */
export async function openDocument(page: Page, cmsUrl: string, collection: string, name: string) {
  const list = `${cmsUrl}/admin/collections/${collection}`;
  await page.goto(list);
  await followToDocument(page, page.getByRole("link", { name, exact: true }), list);
}

/** Writes into a field of the open document. */
export async function write(page: Page, field: string, text: string) {
  await expect(async () => {
    await page.locator(`#field-${field}`).fill("");
    await page.locator(`#field-${field}`).fill(text);
    // The button is enabled once the page has hydrated and noticed the change.
    await expect(page.getByRole("button", { name: PUBLISH })).toBeEnabled({ timeout: 2_000 });
  }).toPass();
}

/**
 * Writes into a field of the open document, publishes, and expects the field's message. The admin ignores the
 * button, or removes the message again, while it validates earlier input.
 */
export async function expectRefusal(page: Page, field: string, text: string, message: Locator) {
  await expect(async () => {
    await write(page, field, text);
    await page.getByRole("button", { name: PUBLISH }).click({ timeout: 2_000 });
    await expect(message).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/** Saves the open document without publishing it. */
export async function saveDraft(page: Page) {
  await save(page, "Save Draft");
}

/** Publishes the open document; resolves once the CMS has it. */
export async function publish(page: Page) {
  await save(page, PUBLISH);
}

/** Follows the preview link of the open document, which opens the site in a tab of its own. */
export async function openPreview(page: Page): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Preview" }).click();
  return opened;
}

async function save(page: Page, button: string) {
  const saved = page.waitForResponse(
    (response) =>
      response.url().includes("/payload-api/") &&
      ["POST", "PATCH"].includes(response.request().method()) &&
      !response.url().includes("/form-state"),
  );
  await page.getByRole("button", { name: button }).click();
  expect((await saved).ok(), button).toBe(true);
}
