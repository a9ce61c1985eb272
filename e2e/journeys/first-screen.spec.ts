/** On a phone, the next step is on the first screen; nobody has to scroll for it. */
import type { Page } from "@playwright/test";
import type { Site } from "../support/start-site.ts";
import {
  expect,
  expectAccessibleInBothThemes,
  hydrated,
  inLongTier,
  test,
} from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

const apply = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Apply for an internship" }).first();

for (const path of ["/", "/services/internship", "/programmes"]) {
  test(`${path} has “Apply” on the first screen of a phone`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await expect(apply(page)).toBeInViewport({ ratio: 1 });
    await hydrated(page);
    await expect(apply(page)).toBeInViewport({ ratio: 1 });
    await apply(page).click();
    await expect(page).toHaveURL(`${site.url}/internship-registration`);
  });
}

test("a service answers the first questions beside its title, in both themes", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services/internship`);
  await hydrated(page);
  const facts = page.getByRole("region", { name: "Key facts" });
  await expect(facts.getByRole("term")).toHaveText([
    "Duration",
    "Cost",
    "Hours a week",
    "Who can apply",
  ]);
  await expect(facts).toContainText("No fee, and a small stipend");
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(facts).toBeInViewport({ ratio: 1 });
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((await facts.boundingBox())!.x).toBeGreaterThan(title!.x + 400);
});

/** What an upstream of the core sends. */
async function withoutExtensions(site: Site) {
  site.upstream.replace("services", [
    { id: 1, slug: "internship", title: "Internship" },
    { id: 2, slug: "mentoring", title: "Mentoring" },
  ]);
  site.upstream.replace("cms", [
    { id: 1, parent: "root", slug: "programmes", title: "Programmes", content: "<p>All.</p>" },
  ]);
  await site.refresh();
}

test(
  "an upstream without facts and buttons has pages without them",
  inLongTier,
  async ({ page, site }) => {
    await withoutExtensions(site);
    await page.goto(`${site.url}/services/internship`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Internship");
    await expect(page.getByRole("region", { name: "Key facts" })).toHaveCount(0);
    await expect(apply(page)).toBeInViewport({ ratio: 1 });
    await page.goto(`${site.url}/programmes`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Programmes");
    await expect(page.getByRole("main").getByRole("link", { name: "Apply" })).toHaveCount(0);
  },
);

test("texts of an editor stay texts, and the longest fit", inLongTier, async ({ page, site }) => {
  const cost = `<b>Free</b> $& ${"W".repeat(100)}`;
  site.upstream.replace("services", [
    {
      id: 1,
      slug: "a",
      title: "A",
      key_facts: { cost },
      button_text: "W".repeat(60),
      button_url: "https://apply.example/",
    },
  ]);
  await site.refresh();
  await page.goto(`${site.url}/services/a`);
  await hydrated(page);
  await expect(page.getByRole("definition").first()).toHaveText(cost);
  const button = page.getByRole("link", { name: "W".repeat(60) }).first();
  await expect(button).toHaveAttribute("href", "https://apply.example/");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
