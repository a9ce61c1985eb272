/** Every page of the shipped site as it comes: answers, links, images, console, policy, widths. */
import type { Page } from "@playwright/test";
import { crawl, type CrawledPage, imagesOf } from "../support/crawl.ts";
import { expect, hydrated, test } from "../support/shipped-test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

/** Pages that only a form leads to. */
const unlinked = ["/event-registration-success", "/thank-you", "/registration-success"];
const SMALL = { width: 390, height: 844 };
const WIDTHS = [390, 360, 1280, 1920];
/** What pages show of content without an image, such as what other tests have made. */
const NO_IMAGE = "/images/site/placeholder.";
/** A few at a time, as browsers ask for them. */
const TOGETHER = 6;

test.describe.configure({ timeout: 300_000 });

test("every link leads straight to a page, every image is there", async ({ shipped }) => {
  const pages = await crawl(shipped.url);
  const astray = pages
    .filter(({ status }) => status !== 200)
    .map(({ path, status, from }) => `${from} → ${path}: ${status}`);
  expect(astray).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);

  const images = imagesOf(pages, shipped.url).filter((image) => !image.startsWith(NO_IMAGE));
  expect(images.length).toBeGreaterThan(30);
  let missing = images;
  // What a test before couldn't load, while its CMS was away, is asked for again after some seconds.
  await expect(async () => {
    missing = await missingOf(missing, shipped.url);
    expect(missing).toEqual([]);
  }).toPass({ intervals: [1_000], timeout: 20_000 });
});

test("the sitemap lists nothing that can't be reached by links", async ({ shipped }) => {
  const reached = new Set(pathsOf(await crawl(shipped.url)));
  const sitemap = await (await fetch(`${shipped.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  expect(listed.length).toBeGreaterThan(40);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});

test("every page fits every width, and breaks no policy", async ({ page, shipped }) => {
  const reports = await watchPolicy(page);
  const problems: string[] = [];
  page.on("response", (response) => {
    const isMissing = "x-placeholder" in response.headers() && !response.url().includes(NO_IMAGE);
    if (isMissing) problems.push(`placeholder: ${response.url()}`);
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  for (const path of [...pathsOf(await crawl(shipped.url)), ...unlinked]) {
    await page.setViewportSize(SMALL);
    const response = await page.goto(shipped.url + path);
    expect(response?.status(), path).toBe(200);
    await hydrated(page);
    for (const width of WIDTHS) {
      const content = await widthOfContent(page, width);
      if (content > width) problems.push(`${path} is ${content} px wide at ${width} px`);
    }
  }
  expect(problems).toEqual([]);
  expect(reports).toEqual([]);
});

async function missingOf(images: readonly string[], url: string): Promise<string[]> {
  const missing: string[] = [];
  for (let next = 0; next < images.length; next += TOGETHER) {
    await Promise.all(
      images.slice(next, next + TOGETHER).map(async (image) => {
        const { ok, headers } = await fetch(url + image, { method: "HEAD" });
        if (!ok || headers.has("x-placeholder")) missing.push(image);
      }),
    );
  }
  return missing;
}

const pathsOf = (pages: readonly CrawledPage[]) => pages.map(({ path }) => path);

async function widthOfContent(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ ...SMALL, width });
  return page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
}
