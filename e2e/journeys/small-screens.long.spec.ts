/** Layouts with little space: narrow screens, and text at twice its size. */
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../support/test.ts";

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const LONGEST_REFERENCE = Array(4).fill("W".repeat(12)).join("-");
const successPages = [
  "/thank-you",
  `/thank-you?reference=${LONGEST_REFERENCE}`,
  `/registration-success?reference=${LONGEST_REFERENCE}`,
  `/event-registration-success?reference=${LONGEST_REFERENCE}`,
  "/check-inbox",
];

test.describe("320 px", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const path of successPages) {
    test(`${path} is no wider than the screen`, async ({ page, site }) => {
      await page.goto(site.url + path);
      await hydrated(page);
      expect(await overflow(page)).toBe(0);
      const card = await page.locator("main .card-surface").first().boundingBox();
      expect(card!.x).toBeGreaterThanOrEqual(0);
      expect(card!.x + card!.width).toBeLessThanOrEqual(320);
    });
  }
});

for (const width of [320, 390, 768]) {
  test(`${width} px: every link of the footer is large enough for a thumb`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${site.url}/thank-you`);
    const links = page.getByRole("contentinfo").getByRole("link");
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
    const details = page.getByRole("contentinfo").getByRole("region", { name: "Contact" });
    await expect(details.getByRole("link")).toHaveCount(3);
  });
}

/** Doubles the text size as in the browser's settings, so that breakpoints change as well. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`${width} px: nothing in the header overlaps at 200 % text size`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    await doubleText(page);
    await page.goto(`${site.url}/thank-you`);
    await hydrated(page);
    expect(await overflow(page)).toBe(0);
    const boxes = await page.getByRole("banner").evaluateAll(([header]) =>
      [...(header?.querySelectorAll("a, summary, button") ?? [])]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => {
          // Only the visible part: the touch areas around it may overlap.
          const seen = element.querySelector("img, svg") ?? element;
          const { left, top, right, bottom } = seen.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(seen);
          const box = {
            left: left + parseFloat(paddingLeft),
            right: right - parseFloat(paddingRight),
            top,
            bottom,
          };
          return { text: element.textContent ?? "", box };
        }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(2);
    for (const [index, { text, box }] of boxes.entries()) {
      expect(box.left, text).toBeGreaterThanOrEqual(0);
      expect(box.right, text).toBeLessThanOrEqual(width);
      for (const other of boxes.slice(index + 1)) {
        const isApart =
          box.right <= other.box.left + 1 ||
          other.box.right <= box.left + 1 ||
          box.bottom <= other.box.top + 1 ||
          other.box.bottom <= box.top + 1;
        expect(isApart, `${text} and ${other.text}`).toBe(true);
      }
    }
  });
}

test("a header without a logo is no taller than necessary", async ({ page, site }) => {
  site.upstream.replace("themesettings", []);
  await site.refresh();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/services`);
  await hydrated(page);
  await page.evaluate(() => scrollTo(0, 600));
  const menu = page.getByLabel("Menu");
  await expect.poll(async () => (await menu.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const bottom = await menu.evaluate(
    (element) => element.closest(".site-header")?.getBoundingClientRect().bottom,
  );
  expect(bottom).toBeLessThanOrEqual(80);
});

test.describe("the logo", () => {
  for (const width of [390, 768, 1280]) {
    test(`is 100 px high at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${site.url}/thank-you`);
      const logos = page.getByRole("img", { name: "Harbour Light" });
      await expect(logos).toHaveCount(2);
      for (const logo of await logos.all()) {
        expect((await logo.boundingBox())?.height).toBe(100);
      }
    });
  }

  test("leaves space for the page on small screens after scrolling", async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site.url}/services`);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 600));
    const header = page.getByRole("banner").first();
    await expect
      .poll(async () => (await page.getByLabel("Menu").boundingBox())?.y)
      .toBeLessThan(60);
    const bottom = await header.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(72);
    expect(bottom).toBeGreaterThanOrEqual(48);
    const logo = await header.getByRole("img").boundingBox();
    expect(logo!.y).toBeGreaterThanOrEqual(0);
  });
});
