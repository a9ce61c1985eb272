/** The home page as we ship it, and evidence that an editor adds and takes away. */
import { expectRefusal, publish, write } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import { expect, expectAccessible, expectOnSite, test } from "../support/shipped-test.ts";

test.use({ siteName: "evidence", viewport: { width: 1280, height: 900 } });

test("ships samples that say so, and no claim", async ({ page, shipped }) => {
  await page.goto(shipped.url);
  const captions = page.locator("main li figcaption");
  await expect(captions).toHaveText([
    /^Sample picture: /,
    /^Sample picture: /,
    /^Sample picture: /,
  ]);
  await expect(page.getByText("Dr A. P. J. Abdul Kalam").last()).toBeVisible();
  await expect(page.getByRole("region", { name: "In figures" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "About the organisation" })).toHaveCount(0);
  await expect(
    page.getByRole("contentinfo").getByRole("link", { name: "Privacy", exact: true }),
  ).toHaveAttribute("href", "/privacy");
});

test("an editor's figures appear, and go when they are emptied", async ({ editor, shipped }) => {
  await editor.goto(`${shipped.cmsUrl}/admin/globals/home`);
  const open = async (tab: string) => {
    await editor.getByRole("button", { name: tab, exact: true }).click();
  };
  await open("Evidence");
  const value = editor.locator("#field-outcomes__0__value");
  await expect(async () => {
    if (!(await value.isVisible())) {
      await editor.getByRole("button", { name: "Add Figure" }).click();
    }
    await expect(value).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await write(editor, "outcomes__0__value", "$& <412>");
  await write(editor, "outcomes__0__label", "students & mentors");
  await write(editor, "outcomesNote", "As of March");
  await open("Headings and quote");
  await write(editor, "texts__applyText", "Apply <now> for $1");
  await write(editor, "texts__clubsTitle", "Clubs & more");
  await publish(editor);
  await expectOnSite(shipped.url, { has: "$&amp; &lt;412>" });

  await editor.goto(shipped.url);
  const figures = editor.getByRole("region", { name: "In figures" });
  await expect(figures.getByRole("term")).toHaveText("students & mentors");
  await expect(figures).toContainText("As of March");
  await expect(editor.getByRole("heading", { name: "Clubs & more" })).toBeVisible();
  await expect(editor.getByRole("link", { name: "Apply <now> for $1" }).first()).toBeVisible();
  await expectAccessible(editor);

  const api = await editorApi(shipped.cmsUrl);
  await api.updateGlobal("home", {
    outcomes: [],
    photographs: [],
    texts: { applyText: "", clubsTitle: "", quoteAttribution: "" },
    _status: "published",
  });
  await expectOnSite(shipped.url, { has: "Find your club", lacks: "$&amp; &lt;412>" });
  await editor.goto(shipped.url);
  await expect(editor.getByRole("region", { name: "In figures" })).toHaveCount(0);
  await expect(editor.getByRole("heading", { name: "In pictures" })).toHaveCount(0);
  await expect(editor.getByRole("link", { name: "Apply for an internship" }).first()).toBeVisible();
});

test.describe("an editor's mistake", () => {
  test.use({ expectedErrors: /status of 400/ });

  test("can't let a button of the slides run a script", async ({ editor, shipped }) => {
    await editor.goto(`${shipped.cmsUrl}/admin/globals/home`);
    await editor.getByRole("button", { name: "Headings and quote", exact: true }).click();
    const message = editor.getByText("Use a path such as /services");
    await expectRefusal(editor, "texts__applyUrl", "javascript:alert(1)", message);
    await expectOnSite(shipped.url, { lacks: "javascript:" });
  });
});

test("strangers can't write the home page", async ({ shipped }) => {
  const response = await fetch(`${shipped.cmsUrl}/payload-api/globals/home`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ outcomes: [{ value: "1", label: "lie" }], _status: "published" }),
  });
  expect([401, 403]).toContain(response.status);
});
