import { failingPages } from "../support/pages.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { expect, expectAccessible, test as base } from "../support/test.ts";

/** A gateway that has seen nothing yet: content that it once had would be served again. */
const test = base.extend<{ coldSite: Site }>({
  // oxlint-disable-next-line no-empty-pattern
  coldSite: async ({}, use) => {
    const site = await startSite();
    await use(site);
    await site.close();
  },
});
test.use({ expectedErrors: [/status of 503/] });

for (const { path, resource, text } of failingPages) {
  test(`${path} says that ${resource} failed, and recovers`, async ({ page, coldSite }) => {
    coldSite.upstream.fail({ resource, mode: "status", status: 500 });
    const response = await page.goto(coldSite.url + path);
    expect(response?.status()).toBe(503);
    expect(Number(response?.headers()["retry-after"])).toBeGreaterThan(0);
    await expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
    await expectAccessible(page);

    coldSite.upstream.reset();
    await expect(async () => {
      await page.getByRole("link", { name: "Try again" }).first().click();
      await expect(page.getByText(text)).toHaveCount(0, { timeout: 1000 });
    }).toPass({ timeout: 10_000 });
  });
}

test("the header and footer say what they miss, the page still works", async ({
  page,
  coldSite,
}) => {
  for (const resource of ["cms", "themesettings", "social", "footer", "contact"] as const) {
    coldSite.upstream.fail({ resource, mode: "status" });
  }
  const response = await page.goto(`${coldSite.url}/events`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText("Error loading logo")).toBeVisible();
  await expect(page.getByText("Error loading data").first()).toBeVisible();
  await expect(page.getByText("Failed to fetch social links")).toBeVisible();
  await expect(page.getByText("Failed to fetch contact details").first()).toBeVisible();
  await expect(page.getByText("Build Week").first()).toBeVisible();
});

test("an upstream that is down at the start: the texts, then recovery without a restart", async ({
  page,
}) => {
  const site = await startSite({ prepare: (upstream) => upstream.outage(true) });
  const response = await page.goto(`${site.url}/services`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText("Failed to fetch services").first()).toBeVisible();

  site.upstream.outage(false);
  await expect(async () => {
    const again = await page.goto(`${site.url}/services`);
    expect(again?.status()).toBe(200);
  }).toPass({ timeout: 10_000 });
  await expect(page.getByText("Error loading data")).toHaveCount(0);
  await site.close();
});

test("an upstream that dies later: the last good pages", async ({ page }) => {
  const site = await startSite({ environment: { CONTENT_TTL_S: "0" } });
  await page.goto(`${site.url}/services`);
  site.upstream.outage(true);
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await page.goto(`${site.url}/services`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Mentoring" })).toBeVisible();
  }
  await site.close();
});

test("moving to a page that can't be loaded shows its text in place", async ({
  page,
  coldSite,
}) => {
  await page.goto(`${coldSite.url}/contact`);
  coldSite.upstream.fail({ resource: "clubs", mode: "status" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clubs" }).click();
  await expect(page.getByText("Failed to fetch Clubs")).toBeVisible();
});
