/** The theme that an editor chooses, and how readable the shipped content is in both. */
import type { Page } from "@playwright/test";
import { publish } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expectAccessible, expectOnSite, hydrated, test } from "../support/shipped-test.ts";

const PAGES = ["/", "/services/internship", "/events"];

test.afterEach(async ({ shipped }) => {
  const api = await editorApi(shipped.cmsUrl);
  await api.updateGlobal("appearance", { darkTheme: false, _status: "published" });
});

test("the site turns dark at once, and stays readable", async ({ editor, shipped }) => {
  const dark = 'data-theme="dark"';
  for (const path of PAGES) await expectOnSite(shipped.url + path, { lacks: dark });
  await expectPagesAccessible(editor, shipped.url);

  await editor.goto(`${shipped.cmsUrl}/admin/globals/appearance`);
  await editor.getByLabel("Dark theme").check();
  await publish(editor);
  await Promise.all(PAGES.map((path) => expectOnSite(shipped.url + path, { has: dark })));
  await expectPagesAccessible(editor, shipped.url);
});

async function expectPagesAccessible(page: Page, url: string) {
  for (const path of PAGES) {
    await page.goto(url + path);
    await hydrated(page);
    await expectAccessible(page);
  }
}
