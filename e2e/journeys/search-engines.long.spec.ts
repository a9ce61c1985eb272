import type { Page } from "@playwright/test";
import { contentPages } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
}

for (const { path, heading, text } of contentPages) {
  test(`${path} is complete without a script, and has what a search engine asks for`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeAttached();
    await expect(page.getByText(text).first()).toBeAttached();
    await expect(page.locator("title")).toHaveCount(1);
    expect(await page.title()).toContain("Harbour Light");
    const listed = (await page.locator('meta[name="robots"]').count()) === 0;
    if (!listed) return;
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);
    const address = site.url + path.split("?")[0];
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /.+/);
    const image = page.locator('meta[property="og:image"]');
    const response = await page.request.get((await image.getAttribute("content")) ?? "");
    expect(response.headers()["content-type"]).toBe("image/png");
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test("structured data says what a page is about", async ({ page, site }) => {
  await page.goto(site.url);
  expect(await structured(page)).toContainEqual(
    expect.objectContaining({ "@type": "Organization", name: "Harbour Light", url: site.url }),
  );
  await page.goto(`${site.url}/events/build-week`);
  expect(await structured(page)).toContainEqual(
    expect.objectContaining({
      "@type": "Event",
      name: "Build Week",
      eventStatus: "https://schema.org/EventScheduled",
      location: expect.objectContaining({ "@type": "Place" }),
    }),
  );
  await page.goto(`${site.url}/services/internship`);
  const types = (await structured(page)).map((data) => data["@type"]);
  expect(types).toEqual(["BreadcrumbList", "FAQPage"]);
});

test("the site map names every page, the robots file the site map", async ({ request, site }) => {
  const robots = await (await request.get(`${site.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const map = await (await request.get(`${site.url}/sitemap.xml`)).text();
  for (const path of [
    "/",
    "/services/internship",
    "/clubs/drones",
    "/events/build-week",
    "/journey",
  ]) {
    expect(map).toContain(`<loc>${site.url}${path}</loc>`);
  }
  expect(map).not.toContain("surprise-party");
});
