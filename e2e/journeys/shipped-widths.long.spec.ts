/** Every page of the shipped site in the browser: security policy and widths. */
import type { Page } from "@playwright/test";
import { crawl } from "../support/crawl.ts";
import { expect, hydrated, test } from "../support/shipped-test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

/** Pages that are reached only through a form. */
const unlinked = ["/event-registration-success", "/thank-you", "/registration-success"];
const SMALL = { width: 390, height: 844 };
const WIDTHS = [390, 360, 1280, 1920];
/** The placeholder for content without an image, such as content of other tests. */
const NO_IMAGE = "/images/site/placeholder.";

test.describe.configure({ timeout: 300_000 });

test("every page fits every width, and violates no security policy", async ({ page, shipped }) => {
  const reports = await watchPolicy(page);
  const paths = (await crawl(shipped.url)).map(({ path }) => path);
  const problems: string[] = [];
  page.on("response", (response) => {
    const isMissing = "x-placeholder" in response.headers() && !response.url().includes(NO_IMAGE);
    if (isMissing) problems.push(`placeholder: ${response.url()}`);
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  for (const path of [...paths, ...unlinked]) {
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

async function widthOfContent(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ ...SMALL, width });
  return page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
}
