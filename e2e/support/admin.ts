/** What an editor does in the admin of the CMS. */
import { expect, type Page } from "@playwright/test";
import { ADMIN } from "./shipped-site.ts";

/** Logs in as the first account. */
export async function logIn(page: Page, cmsUrl: string) {
  await page.goto(`${cmsUrl}/admin/login`);
  await page.locator("#field-email").fill(ADMIN.email);
  await page.locator("#field-password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL(`${cmsUrl}/admin`);
}

/** Opens the one document of a collection that has this name. */
export async function openDocument(page: Page, cmsUrl: string, collection: string, name: string) {
  const list = `${cmsUrl}/admin/collections/${collection}`;
  await page.goto(list);
  await page.getByRole("link", { name, exact: true }).click();
  await page.waitForURL(`${list}/*-*`);
}

/** Writes into a field of the open document. */
export async function write(page: Page, field: string, text: string) {
  await page.locator(`#field-${field}`).fill(text);
}

/** Saves the open document without publishing it. */
export async function saveDraft(page: Page) {
  await save(page, "Save Draft");
}

/** Publishes the open document; resolves once the CMS has it. */
export async function publish(page: Page) {
  await save(page, "Publish changes");
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
