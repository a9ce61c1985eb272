/** What an editor deletes leaves the site at once, and comes back from the trash. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { bareSample } from "@kdl/mock-upstream/submission-samples";
import type { Page } from "@playwright/test";
import { followToDocument, openDialog, openDocument } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectAccessible, expectOnSite, test } from "../support/shipped-test.ts";

// What is refused, and the page that is gone.
test.use({ expectedErrors: /status of (400|404|409)/ });

const DAY_MS = 24 * 60 * 60_000;
const statusOf = async (address: string) => (await fetch(address)).status;

/** Chooses "Delete" from the menu of the open document, and confirms. */
async function deleteDocument(page: Page) {
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
async function openInTrash(page: Page, cmsUrl: string, collection: string, name: string) {
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
async function restore(page: Page) {
  const dialog = await openDialog(page, page.getByRole("button", { name: "Restore", exact: true }));
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test("a deleted club leaves the site at once, and is restored with its address", async ({
  editor,
  shipped,
}) => {
  const address = `${shipped.url}/clubs/kite-club`;
  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Kite Club", slug: "kite-club", _status: "published" });
  await expectOnSite(address, { has: "Kite Club" });

  await openDocument(editor, shipped.cmsUrl, "clubs", "Kite Club");
  await deleteDocument(editor);
  await expectOnSite(`${shipped.url}/clubs`, { lacks: "Kite Club" });
  await expect.poll(() => statusOf(address)).toBe(404);
  expect(await (await fetch(`${shipped.url}/sitemap.xml`)).text()).not.toContain("kite-club");
  const stranger = await fetch(`${shipped.cmsUrl}/payload-api/clubs?trash=true`);
  expect(stranger.status).toBe(403);

  await openInTrash(editor, shipped.cmsUrl, "clubs", "Kite Club");
  await restore(editor);
  await expectOnSite(address, { has: "Kite Club" });
  await expectOnSite(`${shipped.url}/clubs`, { has: "Kite Club" });
});

test("a club can't be restored to an address that another one has, and says so", async ({
  editor,
  shipped,
}) => {
  const address = `${shipped.url}/clubs/go-club`;
  const api = await editorApi(shipped.cmsUrl);
  const club = { slug: "go-club", _status: "published" };
  const id = await api.create("clubs", { title: "First Go Club", ...club });
  await api.update("clubs", id, { deletedAt: new Date().toISOString() });
  await api.create("clubs", { title: "Second Go Club", ...club });
  await expectOnSite(address, { has: "Second Go Club" });

  await openInTrash(editor, shipped.cmsUrl, "clubs", "First Go Club");
  await restore(editor);
  await expect(
    editor.getByText("“Second Go Club” has the address “go-club” now.").first(),
  ).toBeVisible();
  await expectOnSite(address, { has: "Second Go Club", lacks: "First Go Club" });
});

test("an event isn't deleted under the people who come; later, their links still answer", async ({
  editor,
  shipped,
}) => {
  const startsAt = Date.now() + 7 * DAY_MS;
  const api = await editorApi(shipped.cmsUrl);
  const between = (from: number) => ({
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + DAY_MS / 12).toISOString(),
  });
  const id = await api.create("events", {
    name: "Kite Morning",
    slug: "kite-morning",
    type: "Offline",
    ...between(startsAt),
    _status: "published",
  });
  const address = `${shipped.url}/events/kite-morning`;
  await expectOnSite(address, { has: "Kite Morning" });
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const { body } = await postSample(target, bareSample("event-registration", id));
  const link = `${shipped.url}/registration/${String(body["link_token"])}`;
  await expectOnSite(link, { has: "Kite Morning" });

  await openDocument(editor, shipped.cmsUrl, "events", "Kite Morning");
  await deleteDocument(editor);
  await expect(editor.getByText("1 person is registered for this event.").first()).toBeVisible();
  await expectOnSite(address, { has: "Kite Morning" });

  await api.update("events", id, { ...between(startsAt - 8 * DAY_MS), _status: "published" });
  await openDocument(editor, shipped.cmsUrl, "events", "Kite Morning");
  await deleteDocument(editor);
  await expect.poll(() => statusOf(address)).toBe(404);
  expect(await statusOf(link)).toBe(200);
  await expectOnSite(link, { has: String(body["reference"]), lacks: address });
});
