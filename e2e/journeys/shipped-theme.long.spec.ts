/** The theme that an editor chooses, and how readable the shipped content is in both. */
import { themeColours } from "@kdl/schemas/theme/theme-colours";
import type { Page } from "@playwright/test";
import { expectRefusal, publish, write } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectAccessible, expectOnSite, hydrated, test } from "../support/shipped-test.ts";

// One colour is refused.
test.use({ expectedErrors: /status of 400/ });

const PAGES = ["/", "/services/internship", "/events"];

test.afterEach(async ({ shipped }) => {
  const api = await editorApi(shipped.cmsUrl);
  const values = { darkTheme: false, lightTheme: false, variables: [], _status: "published" };
  await api.updateGlobal("appearance", values);
});

test("the site turns dark at once, and stays readable", async ({ editor, shipped }) => {
  const dark = 'data-theme="dark"';
  for (const path of PAGES) await expectOnSite(shipped.url + path, { lacks: "data-theme=" });
  await expectPagesAccessible(editor, shipped.url);

  await editor.goto(`${shipped.cmsUrl}/admin/globals/appearance`);
  await editor.getByLabel("Dark theme").check();
  await publish(editor);
  await Promise.all(PAGES.map((path) => expectOnSite(shipped.url + path, { has: dark })));
  await expectPagesAccessible(editor, shipped.url);
});

test("staff can keep the site light on dark devices", async ({ editor, shipped }) => {
  await editor.emulateMedia({ colorScheme: "dark" });
  const ground = () => editor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await editor.goto(shipped.url);
  expect(await ground()).toBe(rgb("#0d1424"));
  await editor.goto(`${shipped.cmsUrl}/admin/globals/appearance`);
  await editor.getByLabel("Light theme").check();
  await publish(editor);
  await expectOnSite(shipped.url, { has: 'data-theme="light"' });
  await editor.goto(shipped.url);
  expect(await ground()).toBe(rgb("#ffffff"));
});

test("a colour that an editor chooses applies to the whole site, in both themes", async ({
  editor,
  shipped,
}) => {
  const colours = themeColours({ "primary-color": "#a3005c" });
  await editor.goto(`${shipped.cmsUrl}/admin/globals/appearance`);
  await addVariable(editor, "primary-color");
  const advice = /hard to read.*Use #[\da-f]{6}, the nearest shade/;
  const refusal = editor.locator(".field-error", { hasText: advice });
  await expectRefusal(editor, "variables__0__value", "#ffe600", refusal);

  await write(editor, "variables__0__value", "#a3005c");
  await publish(editor);
  const isChosen = "--site-primary-color:#a3005c";
  for (const path of PAGES) await expectOnSite(shipped.url + path, { has: isChosen });
  await expectPagesAccessible(editor, shipped.url);
  expect(await colourOfButton(editor, shipped.url)).toBe(rgb("#a3005c"));

  const api = await editorApi(shipped.cmsUrl);
  await api.updateGlobal("appearance", { darkTheme: true, _status: "published" });
  const dark = 'data-theme="dark"';
  for (const path of PAGES) await expectOnSite(shipped.url + path, { has: dark });
  await expectPagesAccessible(editor, shipped.url);
  expect(await colourOfButton(editor, shipped.url)).toBe(rgb(colours["--dark-primary"]!));
});

/** Adds the first of the theme variables. */
async function addVariable(page: Page, name: string) {
  const field = page.locator("#field-variables__0__slug");
  await expect(async () => {
    // Clicks before hydration have no effect.
    await page.getByRole("button", { name: "Add Variable" }).click();
    await expect(field).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await field.fill(name);
}

async function colourOfButton(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/contact`);
  return page
    .locator(".submit-button.btn-primary, main .btn-primary")
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
}

/** A colour as browsers serialize it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

async function expectPagesAccessible(page: Page, url: string) {
  for (const path of PAGES) {
    await page.goto(url + path);
    await hydrated(page);
    await expectAccessible(page);
  }
}
