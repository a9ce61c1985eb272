/** Long texts: the table of contents, the length of lines, the footer on phones, and printing. */
import type { Page } from "@playwright/test";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const PARAGRAPH = "Interns learn the basics together and then work on a task. ".repeat(12);
const longText = (titles: readonly string[]) =>
  titles.map((title) => `<h2>${title}</h2><p>${PARAGRAPH}</p>`).join("");
const titles = ["Who can apply?", "What it costs", "How we select", "A week &amp; a day"];

async function withText(site: Site, content: string) {
  site.upstream.replace("cms", [
    { id: 1, parent: "root", slug: "programmes", title: "Programmes", content },
  ]);
  await site.refresh();
}

const contents = (page: Page) => page.getByRole("navigation", { name: "On this page" });
const fourth = (page: Page) => page.getByRole("heading", { name: "A week & a day" });

/** In view, and below the header if that is sticky. */
async function expectBelowHeader(page: Page) {
  await expect(fourth(page)).toBeInViewport();
  const header = await page.locator(".site-header").boundingBox();
  const heading = await fourth(page).boundingBox();
  expect(heading!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a phone's table of contents opens and leads to its sections", async ({ page, site }) => {
    await withText(site, longText(titles));
    await page.goto(`${site.url}/programmes`);
    await expect(contents(page).getByRole("link").first()).toBeHidden();
    await contents(page).getByText("On this page").click();
    await contents(page).getByRole("link", { name: "A week & a day" }).click();
    await expect(page).toHaveURL(`${site.url}/programmes#section-a-week-a-day`);
    await expectBelowHeader(page);
  });
});

test("on wide screens the contents stay in view, and the focus moves to the section", async ({
  page,
  site,
}) => {
  await withText(site, longText(titles));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/programmes`);
  await hydrated(page);
  await contents(page).getByRole("link", { name: "A week & a day" }).click();
  await expect(page).toHaveURL(/#section-a-week-a-day$/);
  await expectBelowHeader(page);
  await expect(fourth(page)).toBeFocused();
  await expect(contents(page)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/programmes`);
  await expectAccessibleInBothThemes(page);
});

test("two sections have no table of contents, and an upstream's ids are removed", async ({
  page,
  site,
}) => {
  await withText(site, '<h2 id="content">One</h2><p>Text</p><h2>Two</h2><p>Text</p>');
  await page.goto(`${site.url}/programmes`);
  await expect(contents(page)).toHaveCount(0);
  await expect(page.locator("#content")).toHaveCount(1);
});

for (const width of [768, 1280, 1920]) {
  test(`${width} px: a line of a long text has at most 80 characters`, async ({ page, site }) => {
    await withText(site, longText(titles));
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/programmes`);
    const lines = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll(".rich-text p")].at(-1)!;
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return paragraph.textContent.length / tops.size;
    });
    expect(lines).toBeGreaterThan(50);
    expect(lines).toBeLessThanOrEqual(80);
  });
}

test("a phone shows the whole footer at once", async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/programmes`);
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(footer!.height).toBeLessThanOrEqual(844);
});

test("paper gets the text and its links' addresses, but no navigation", async ({ page, site }) => {
  await withText(site, `${longText(titles)}<p><a href="https://example.org/more">More</a></p>`);
  await page.goto(`${site.url}/programmes`);
  await page.emulateMedia({ media: "print" });
  for (const name of ["Main", "On this page"])
    await expect(page.getByRole("navigation", { name })).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".banner")).toHaveCSS("background-image", "none");
  const link = page.getByRole("link", { name: "More" });
  const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(shown).toContain("https://example.org/more");
});
