/** The admin on a phone: no page is wider than the screen. */
import { editorApi } from "../support/editor-api.ts";
import { expect, test } from "../support/shipped-test.ts";

const PHONE = { width: 390, height: 844 };
/** The document with the longest name of each is opened, which the way to it shows as well. */
const COLLECTIONS = ["mail-templates", "events", "pages", "media", "faqs", "mentors", "users"];
const PAGES = ["", "/guide", "/people", "/account", "/collections/internship-applications"];

test.describe.configure({ timeout: 180_000 });

test("every kind of page in the admin fits a phone", async ({ editor: page, shipped }) => {
  const api = await editorApi(shipped.cmsUrl);
  const paths = [...PAGES];
  for (const collection of COLLECTIONS) {
    const documents = await api.list(collection);
    const longest = documents.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
    if (longest) paths.push(`/collections/${collection}/${String(longest["id"])}`);
  }
  expect(paths.length).toBeGreaterThan(PAGES.length + 5);
  await page.setViewportSize(PHONE);
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(`${shipped.cmsUrl}/admin${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".step-nav").last()).toBeVisible();
    if (path.split("/").length > 3) {
      await expect(page.locator(".render-fields .field-type").first()).toBeVisible();
    }
    // What takes the place of a form while it loads may be wider.
    const width = () => page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    const fits = expect.poll(width, { timeout: 5_000 }).toBeLessThanOrEqual(PHONE.width);
    await fits.catch(async () => wide.push(`${path}: ${await width()} px`));
  }
  expect(wide).toEqual([]);
});

function lengthOf({ title, name, question }: Record<string, unknown>): number {
  return String(title ?? name ?? question ?? "").length;
}
