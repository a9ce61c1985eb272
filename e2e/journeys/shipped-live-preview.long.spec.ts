/** An editor sees the page beside the form, with saved changes that aren't published yet. */
import { logInQuietly, openDocument, saveDraft, write } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { BESIDE_FORM, besideSite, openLivePreview } from "../support/live-preview.ts";
import { expect, expectOnSite, test } from "../support/shipped-test.ts";

// A frame that the browser refuses to fill, and a page that isn't published yet.
test.use({ expectedErrors: /frame-ancestors|status of 404/ });

const OTHER_SITE = "http://localhost:4998";

test("a draft is shown beside its form, and updated after each save", async ({ page, shipped }) => {
  await page.setViewportSize(BESIDE_FORM);
  const cmsUrl = besideSite(shipped.cmsUrl);
  const address = `${shipped.url}/clubs/glass-club`;
  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Glass Club", slug: "glass-club", _status: "draft" });
  await logInQuietly(page, cmsUrl);
  await openDocument(page, cmsUrl, "clubs", "Glass Club");

  const frame = await openLivePreview(page);
  await expect(frame.getByRole("heading", { level: 1, name: "Glass Club" })).toBeAttached();
  // The link would empty the frame.
  await expect(frame.getByRole("link", { name: "Leave preview" })).toHaveCount(0);
  await write(page, "title", "Stained Glass <Club>");
  await saveDraft(page);
  const rewritten = frame.getByRole("heading", { level: 1, name: "Stained Glass <Club>" });
  await expect(rewritten).toBeAttached();
  expect((await fetch(address)).status).toBe(404);
  await expectOnSite(`${shipped.url}/clubs`, { lacks: "Glass" });

  await page.locator(".live-preview-toolbar-controls__breakpoint").click();
  await page.getByRole("button", { name: "Phone" }).click();
  const width = async () => rewritten.evaluate(() => document.documentElement.clientWidth);
  await expect.poll(width).toBe(390);

  // Payload remembers that the preview is open, but on a small screen the form keeps its space.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const title = page.locator("#field-title");
  await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(300);
  await expect(page.locator("#live-preview-iframe")).toBeHidden();
  await expect(page.locator("#live-preview-toggler")).toBeHidden();
});

test("no other site can frame a preview, and documents without a page have none", async ({
  page,
  shipped,
}) => {
  const cmsUrl = besideSite(shipped.cmsUrl);
  const api = await editorApi(shipped.cmsUrl);
  await api.create("clubs", { title: "Hidden Club", slug: "hidden-club", _status: "draft" });
  await logInQuietly(page, cmsUrl);
  const link = `${cmsUrl}/payload-api/preview-link?path=%2Fclubs%2Fhidden-club`;
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Hidden Club" })).toBeAttached();

  // Another port is another origin, to which browsers still send the cookie.
  await page.route(`${OTHER_SITE}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Other</title><iframe src="${shipped.url}/clubs/hidden-club"></iframe>`,
    }),
  );
  await page.goto(`${OTHER_SITE}/`);
  await expect.poll(() => page.frames()[1]?.url()).toContain("chrome-error:");

  await page.goto(`${cmsUrl}/admin/collections/clubs/create`);
  await expect(page.locator("#field-title")).toBeVisible();
  await expect(page.locator("#live-preview-toggler")).toHaveCount(0);
});
