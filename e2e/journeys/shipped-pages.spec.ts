/** Every page of the site as shipped: replies, links, images. */
import { crawl, type CrawledPage, imagesOf } from "../support/crawl.ts";
import { expect, test } from "../support/shipped-test.ts";

/** Shown for content without an image, such as documents that other tests have created. */
const NO_IMAGE = "/images/site/placeholder.";
/** Concurrent requests, about as many as a browser sends. */
const TOGETHER = 6;

test.describe.configure({ timeout: 300_000 });

test("every link leads directly to a page, and every image exists", async ({ shipped }) => {
  const pages = await crawl(shipped.url);
  const astray = pages
    .filter(({ status }) => status !== 200)
    .map(({ path, status, from }) => `${from} → ${path}: ${status}`);
  expect(astray).toEqual([]);
  expect(pages.length).toBeGreaterThan(50);

  const images = imagesOf(pages, shipped.url).filter((image) => !image.startsWith(NO_IMAGE));
  expect(images.length).toBeGreaterThan(30);
  let missing = images;
  // Images that failed in an earlier test, while its CMS was down, are retried after some seconds.
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
