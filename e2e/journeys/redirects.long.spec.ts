/** Links to addresses that pages had before. */
import { startSite } from "../support/start-site.ts";
import { expect, hydrated, test } from "../support/test.ts";

const links = `<p><a href="/services/placements?from=flyer">Placements</a>
  <a href="/what-we-never-offered">Something else</a></p>`;

const startWithLinks = (isFailing = false) =>
  startSite({
    prepare(upstream) {
      upstream.replace("cms", [
        { id: 1, parent: "root", slug: "links", title: "Links", content: links },
      ]);
      if (isFailing) upstream.fail({ resource: "redirects", mode: "status", status: 500 });
    },
  });

test.use({ expectedErrors: /status of (?:404|503)/ });

test("a link to an old address leads to the page without a reload", async ({ page }) => {
  await using site = await startWithLinks();
  await page.goto(`${site.url}/links`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
  await page.getByRole("link", { name: "Placements" }).click();
  await expect(page).toHaveURL(`${site.url}/services/internship?from=flyer`);
  await expect(page.getByRole("heading", { level: 1, name: "Internship" })).toBeAttached();
  expect(await page.evaluate(() => "isSameDocument" in globalThis)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/links`);
  await page.getByRole("link", { name: "Something else" }).click();
  await expect(page.getByText("Item not found!", { exact: true })).toBeVisible();
});

test("while redirects can't be loaded, an old address is not found", async ({ page }) => {
  await using site = await startWithLinks(true);
  await page.goto(`${site.url}/links`);
  await hydrated(page);
  await page.getByRole("link", { name: "Placements" }).click();
  await expect(page.getByText("Service not found.", { exact: true })).toBeVisible();
});
