/** The media library: from an upload to pages that show it, and back. */
import type { Page } from "@playwright/test";
import { editorApi } from "../support/editor-api.ts";
import { photo } from "../support/photo.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  expectOnSite,
  test,
} from "../support/shipped-test.ts";

const ALT = "A kite in the sky";

test.use({ expectedErrors: /status of 4\d\d/ });

/** Chooses a file in the form of a new picture, which may not have hydrated yet. */
async function choose(
  page: Page,
  file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0],
) {
  const chosen = page.locator(".file-field__filename");
  await expect(async () => {
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(chosen).not.toHaveCount(0, { timeout: 5_000 });
  }).toPass();
}

const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

async function openForm(page: Page, cmsUrl: string) {
  await page.goto(`${cmsUrl}/admin/collections/media/create`);
}

/** Uploads a picture. @returns its id */
async function upload(page: Page, cmsUrl: string, name: string): Promise<string> {
  await openForm(page, cmsUrl);
  await choose(page, await photo(page));
  await page.locator("#field-alt").fill(ALT);
  await page.locator("#field-name").fill(name);
  const tags = page.locator(".field-tags").getByRole("combobox");
  await tags.fill("Kite week");
  await tags.press("Enter");
  await save(page);
  await page.waitForURL(`${cmsUrl}/admin/collections/media/*-*`);
  return new URL(page.url()).pathname.split("/").at(-1)!;
}

/** The address of the first picture of a service, as visitors get it. */
async function shownOn(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return /\/images\/services\/([\w.-]+)/.exec(html)?.[1] ?? "";
}

test("a picture is found by its tag, shown in two places, and can't be deleted while in use", async ({
  editor,
  shipped,
}) => {
  const id = await upload(editor, shipped.cmsUrl, "Kite at noon");
  const uses = editor.getByRole("region", { name: "Used on" });
  await expect(uses).toContainText("No document shows this picture.");

  const list = `${shipped.cmsUrl}/admin/collections/media`;
  for (const words of ["kite week", "kite in the sky", "kite at noon"]) {
    await editor.goto(`${list}?search=${encodeURIComponent(words)}`);
    await expect(editor.locator("tbody tr")).toHaveCount(1);
    await expect(editor.locator("tbody")).toContainText("900 × 600");
  }

  const api = await editorApi(shipped.cmsUrl);
  const values = { image: id, _status: "published", slug: "fields" };
  await api.create("services", { ...values, title: "Fields" });
  await api.create("clubs", { ...values, title: "Field club" });
  await expectOnSite(`${shipped.url}/services/fields`, { has: "/images/services/" });
  const before = await shownOn(`${shipped.url}/services/fields`);

  await editor.goto(`${list}/${id}`);
  await expect(uses.getByRole("link")).toHaveText(["Service “Fields”", "Club “Field club”"]);
  await expectAccessibleInBothThemes(editor, "section[aria-labelledby=used-on]");
  await expect(api.remove("media", id)).rejects.toThrow("409");

  await editor.getByRole("button", { name: "Edit Image" }).click();
  await editor.locator(".edit-upload input[name='Y %']").fill("5");
  await editor.getByRole("button", { name: "Apply Changes" }).click();
  await save(editor);
  await expect.poll(() => shownOn(`${shipped.url}/services/fields`)).not.toBe(before);
  const after = await shownOn(`${shipped.url}/services/fields`);
  expect((await fetch(`${shipped.url}/images/services/${after}`)).status).toBe(200);

  await uses.getByRole("link", { name: "Service “Fields”" }).click();
  await editor.waitForURL(`${shipped.cmsUrl}/admin/collections/services/*-*`);
});

test("a picture without a description isn't stored", async ({ editor, shipped }) => {
  await openForm(editor, shipped.cmsUrl);
  await choose(editor, await photo(editor));
  await save(editor);
  await expect(editor.locator(".field-type", { has: editor.locator("#field-alt") })).toContainText(
    "required",
  );
});

const page = Buffer.from("<html><script>alert(1)</script></html>");
const MEBIBYTES_16 = Buffer.alloc(16 * 1024 * 1024, 1);

for (const { what, buffer, says } of [
  {
    what: "no picture",
    buffer: page,
    says: "Please choose a picture of the type JPEG, PNG, WebP, AVIF or SVG",
  },
  { what: "too large", buffer: MEBIBYTES_16, says: "at most 15 MiB" },
]) {
  test(`a file that is ${what} is refused in clear words`, async ({ editor, shipped }) => {
    await openForm(editor, shipped.cmsUrl);
    await choose(editor, { name: "a.png", mimeType: "image/png", buffer });
    await editor.locator("#field-alt").fill(ALT);
    await save(editor);
    await expect(editor.locator(".toast-error")).toContainText(says);
  });
}
