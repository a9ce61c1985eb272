/** One editor and one landing page, from its first block to its return from the trash. */
import type { Page } from "@playwright/test";
import { expectRefusal, openDocument, publish, saveDraft, write } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { besideSite, openLivePreview } from "../support/live-preview.ts";
import { addBlock, beginPage, fillIn, writeParagraphs } from "../support/page-blocks.ts";
import { schedule } from "../support/schedule.ts";
import { expect, expectOnSite, test } from "../support/shipped-test.ts";
import { deleteDocument, openInTrash, restore } from "../support/trash.ts";

// Pages before their time and after their end, and an address that is refused.
test.use({ expectedErrors: /status of (400|404)/ });

const MINUTE_MS = 60_000;

const ask = (address: string) => fetch(address, { redirect: "manual" });

/** Builds a page from blocks, and saves it as a draft. */
async function build(page: Page, cmsUrl: string, title: string) {
  await beginPage(page, cmsUrl, title);
  await writeParagraphs(page, ["Three weeks of boats.", "Then we race."]);
  const action = await addBlock(page, "Call to action", "Then we race.");
  await fillIn(action, "title", "Come on board");
  await fillIn(action, "buttonText", "Write to us");
  await fillIn(action, "url", "/contact");
  const figures = await addBlock(page, "Figures", "Three weeks of boats.");
  await fillIn(figures, "figures__0__value", "21");
  await fillIn(figures, "figures__0__label", "days");
  await saveDraft(page);
  await page.waitForURL(`${cmsUrl}/admin/collections/pages/*-*`);
}

test("a landing page is built, previewed, scheduled, renamed, deleted and restored", async ({
  page,
  shipped,
}) => {
  test.setTimeout(8 * MINUTE_MS);
  const cmsUrl = besideSite(shipped.cmsUrl);
  const first = `${shipped.url}/boat-season`;
  const renamed = `${shipped.url}/regatta`;
  await build(page, cmsUrl, "Boat Season");

  const frame = await openLivePreview(page);
  await expect(frame.locator(".rt-figures dd")).toHaveText("21");
  await expect(frame.getByRole("heading", { level: 2, name: "Come on board" })).toBeAttached();
  expect((await ask(first)).status).toBe(404);

  await page.goto(`${cmsUrl}/admin`);
  await openDocument(page, cmsUrl, "pages", "Boat Season");
  await schedule(page, "Publish");
  const waited = { timeout: 3 * MINUTE_MS, intervals: [500] };
  await expect.poll(async () => (await ask(first)).status, waited).toBe(200);
  await expectOnSite(first, { has: "Come on board" });

  await openDocument(page, cmsUrl, "pages", "Boat Season");
  await write(page, "slug", "regatta");
  await publish(page);
  await expectOnSite(renamed, { has: "Come on board" });
  await expect.poll(async () => (await ask(first)).status).toBe(308);
  expect((await ask(first)).headers.get("location")).toBe("/regatta");

  await openDocument(page, cmsUrl, "pages", "Boat Season");
  await deleteDocument(page);
  await expect.poll(async () => (await ask(renamed)).status).toBe(404);
  await openInTrash(page, cmsUrl, "pages", "Boat Season");
  await restore(page);
  await expectOnSite(renamed, { has: "Come on board" });
  await page.goto(first);
  await expect(page).toHaveURL(renamed);
  await expect(page.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
});

test("a page can't be renamed to the address of another, and keeps what was written", async ({
  page,
  shipped,
}) => {
  test.setTimeout(3 * MINUTE_MS);
  const api = await editorApi(shipped.cmsUrl);
  await api.create("pages", { title: "First Harbour", slug: "harbour", _status: "published" });
  const cmsUrl = besideSite(shipped.cmsUrl);
  await build(page, cmsUrl, "Second Harbour");
  const message = page.getByText("“First Harbour” has the address “harbour”.");
  await expectRefusal(page, "slug", "harbour", message.first());
  const titles = page.locator("#field-title");
  await expect(titles.first()).toHaveValue("Second Harbour");
  await expect(titles.last()).toHaveValue("Come on board");
  await expectOnSite(`${shipped.url}/harbour`, { lacks: "Come on board" });
});
