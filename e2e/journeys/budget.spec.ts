/** What a page may weigh. The figures are promises of README.md. */
import { expect, hydrated, test } from "../support/test.ts";

const JAVASCRIPT_BYTES = 110_000;
const CSS_BYTES = 20_000;
/** What decides when the application loads; the application itself comes later. */
const BOOT_BYTES = 3000;
const pages = [
  "/",
  "/services",
  "/services/internship",
  "/events",
  "/events/build-week",
  "/our-mentors",
];

for (const path of pages) {
  test(`${path} keeps its budget, and no script holds up the first paint`, async ({
    page,
    site,
  }) => {
    const weights = { script: 0, stylesheet: 0 };
    page.on("response", async (response) => {
      const type = response.request().resourceType();
      if (type !== "script" && type !== "stylesheet") return;
      expect(response.headers()["content-encoding"]).toBe("br");
      weights[type] += Number(response.headers()["content-length"]);
    });
    await page.goto(site.url + path, { waitUntil: "commit" });
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(weights.script).toBeGreaterThan(BOOT_BYTES);
    expect(weights.script).toBeLessThanOrEqual(JAVASCRIPT_BYTES);
    expect(weights.stylesheet).toBeLessThanOrEqual(CSS_BYTES);

    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(
          (entry) =>
            (entry as { renderBlockingStatus?: string }).renderBlockingStatus === "blocking",
        )
        .map(({ name }) => new URL(name).pathname),
    );
    expect(blocking.filter((name) => !name.endsWith(".css"))).toEqual([]);
  });
}

test("the application waits until the page has loaded and been painted", async ({ page, site }) => {
  await page.goto(site.url, { waitUntil: "commit" });
  await expect(page.locator("html.hydrated")).toBeAttached();
  const early = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
    const { loadEventStart } = navigation as PerformanceNavigationTiming;
    return performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .filter(({ startTime }) => startTime < Math.max(loadEventStart, paint))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  });
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThanOrEqual(BOOT_BYTES);
});
