/** What a page may weigh. The figures are promises of README.md. */
import { expect, hydrated, test } from "../support/test.ts";

const JAVASCRIPT_BYTES = 110_000;
const CSS_BYTES = 20_000;
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
    expect(weights.script).toBeGreaterThan(0);
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
