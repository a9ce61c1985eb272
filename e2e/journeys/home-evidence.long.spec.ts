/** Evidence on the home page, and what becomes of the page without it. */
import { withColdSite } from "../support/failing-resource.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const setting = (slug: string, value: string) => ({ slug, value });
const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const WORDS = [
  "apply-text",
  "more-text",
  "services-title",
  "services-lead",
  "quote-title",
  "quote-text",
  "quote-attribution",
];

test("figures, photographs, statements and the quote's author are there, in both themes", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const figures = page.getByRole("region", { name: "In figures" });
  await expect(figures.getByRole("term")).toHaveText(["students mentored", "internships finished"]);
  await expect(figures.getByRole("definition")).toHaveText(["412", "96"]);
  await expect(page.getByRole("img", { name: "Two people at a bench" })).toBeAttached();
  await expect(page.getByText("Soldering night, March")).toBeVisible();
  await expect(page.getByText("A caption without its picture")).toHaveCount(0);
  const trust = page.getByRole("region", { name: "About the organisation" });
  await expect(trust).toContainText("80G and 12A");
  await expect(trust.getByText("Who answers you")).toHaveCount(0);
  await expect(page.locator("figcaption", { hasText: "A. P. J. Abdul Kalam" })).toBeVisible();
  await hydrated(page);
  await expectAccessibleInBothThemes(page);
});

test("without them nothing stands in their place", async ({ page, site }) => {
  site.upstream.replace("homepageblocks", { homepageblock: {} });
  await site.refresh();
  await page.goto(site.url);
  await expect(page.getByText("Dream, Dream, Dream...")).toBeVisible();
  await expect(page.getByRole("region", { name: /In figures|About the organisation/ })).toHaveCount(
    0,
  );
  await expect(page.getByRole("heading", { name: "In pictures" })).toHaveCount(0);
  await expect(page.locator(".closing-quote figcaption")).toHaveCount(0);
});

test.describe("a failing upstream", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("while the texts can't be loaded, headings and buttons say the usual words", async ({
    page,
  }) => {
    const fail = (upstream: Site["upstream"]) =>
      upstream.fail({ mode: "status", resource: "homepageblocks" });
    await withColdSite(page, fail, async (site) => {
      await page.goto(site.url);
      await expect(page.getByText("Error: Failed to fetch homepage blocks")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Find your club" })).toBeVisible();
      const apply = page.getByRole("link", { name: "Apply for an internship" }).first();
      await expect(apply).toHaveAttribute("href", "/internship-registration");
      await expect(page.getByRole("region", { name: "In figures" })).toHaveCount(0);
    });
  });
});

for (const width of [360, 768, 1280]) {
  test(`long words break nothing at ${width} px`, async ({ page, site }) => {
    site.upstream.replace("homepageblocks", {
      homepageblock: {
        outcomes: [
          ...[1, 2, 3, 4, 5, 6].flatMap((number) => [
            setting(`figure-${number}-value`, `<b>$& ${number},000,000,000,000`),
            setting(`figure-${number}-label`, word.slice(0, 60)),
          ]),
          setting("outcomes-note", word),
        ],
        photographs: [1, 2, 3, 4].flatMap((number) => [
          setting(`photograph-${number}-image`, "bench.png"),
          setting(`photograph-${number}-caption`, `<i>$' ${word}`),
        ]),
        trust: [
          setting("registration-title", word),
          setting("registration-description", `<p>${word.repeat(1000)}</p>`),
          setting("replies-description", "<script>alert(1)</script><p>Soon</p>"),
        ],
        texts: WORDS.map((slug) => setting(slug, `${word} <b>$&`)),
      },
    });
    await site.refresh();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url);
    await hydrated(page);
    await expect(page.getByRole("link", { name: `${word} <b>$&` }).first()).toBeVisible();
    await expect(page.getByRole("definition").first()).toHaveText("<b>$& 1,000,000,000,000");
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
