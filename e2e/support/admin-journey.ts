/** What staff do on the admin's pages, directly or through a proxy. */
import type { Page, Response } from "@playwright/test";
import { logIn, openDocument, openPreview, saveDraft, write } from "./admin.ts";
import { photo } from "./photo.ts";
import { expect, hydrated } from "./test.ts";
import { watchPolicy } from "./watch-policy.ts";

/** The whole journey, under the admin's content security policy. Edits the service of this name. */
export async function workInAdmin(page: Page, cmsUrl: string, service: string): Promise<void> {
  const blocked = await watchPolicy(page);
  await logIn(page, cmsUrl);
  const [session] = await page.context().cookies(cmsUrl);
  expect(session).toMatchObject({ httpOnly: true, secure: cmsUrl.startsWith("https:") });
  await lookAtSubmissions(page, cmsUrl);
  await uploadPicture(page, cmsUrl);
  const preview = await editAndPreview(page, cmsUrl, service);
  await hydrated(preview);
  await logOut(page, cmsUrl);
  expect(blocked).toEqual([]);
}

/** Opens a service from the list, edits it, saves it as a draft, and previews it. */
async function editAndPreview(page: Page, cmsUrl: string, service: string): Promise<Page> {
  const title = `${service}, half written`;
  await openDocument(page, cmsUrl, "services", service);
  // Comes first: after any other change the CMS sends the form's state, which replaces rich text nodes.
  await addLink(page);
  await write(page, "title", title);
  await saveDraft(page);
  const preview = await openPreview(page);
  await expect(preview.getByRole("heading", { level: 1, name: title })).toBeAttached();
  return preview;
}

/** Turns the first line of the open document's rich text into a link, with the drawer for links. */
async function addLink(page: Page) {
  const text = page.locator("[data-lexical-editor=true]").first();
  const link = page.locator(".fixed-toolbar .toolbar-popup__button-link").first();
  const drawer = page.getByRole("dialog").filter({ has: page.locator("#field-url") });
  await page.waitForLoadState("networkidle");
  await expect(async () => {
    await text.locator("p").first().click();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await expect(link).not.toHaveClass(/disabled/, { timeout: 1_000 });
  }).toPass();
  // The link is in the text at once, and the CMS replies with the document's state. A reply that arrives
  // while the drawer is saved replaces the text's nodes; nobody fills in the drawer that fast.
  const answered = page.waitForResponse(isDocumentState);
  await link.click();
  await answered;
  await expect(async () => {
    await drawer.locator("#field-text").fill("Our clubs");
    await drawer.locator("#field-url").fill("/clubs");
    await drawer.getByRole("button", { name: "Save" }).click();
    await expect(drawer).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  await expect(text.locator('a[href="/clubs"]')).not.toHaveCount(0);
}

/** Whether this is the reply with the state of the open document, rather than of a drawer. */
function isDocumentState(response: Response): boolean {
  const request = response.request();
  if (request.method() !== "POST" || request.url() !== response.frame().url()) return false;
  return !request.postData()?.includes("lexical_internal_feature");
}

/** Uploads a picture, and waits until the admin shows it. */
async function uploadPicture(page: Page, cmsUrl: string) {
  await page.goto(`${cmsUrl}/admin/collections/media/create`);
  const file = await photo(page);
  await expect(async () => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(
      page.locator(".file-field__previewDrawer, .file-field__upload img"),
    ).not.toHaveCount(0, {
      timeout: 5_000,
    });
  }).toPass();
  await page.locator("#field-alt").fill("A sky over a field");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(`${cmsUrl}/admin/collections/media/*-*`);
  const thumbnail = page.locator(".file-details img, .thumbnail img").first();
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}

/** Looks at submissions. */
async function lookAtSubmissions(page: Page, cmsUrl: string) {
  await page.goto(`${cmsUrl}/admin`);
  await expect(page.getByRole("region", { name: "Applications" })).toBeVisible();
  await page.goto(`${cmsUrl}/admin/collections/contact-messages`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function logOut(page: Page, cmsUrl: string) {
  await page.goto(`${cmsUrl}/admin/logout`);
  await page.waitForURL(`${cmsUrl}/admin/login*`);
  await expect(page.locator("#field-email")).toBeVisible();
}
