import { leave, resourceFailure, withColdSite } from "../support/failing-resource.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { expect, expectAccessible, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of 503/ });

for (const resource of ["services", "events"] as const) resourceFailure(resource);

test("the header and footer say what they miss, the page still works", async ({ page }) => {
  const around = [
    "cms",
    "themesettings",
    "templatesettings",
    "social",
    "footer",
    "contact",
  ] as const;
  const fail = (upstream: Site["upstream"]) => {
    for (const resource of around) upstream.fail({ resource, mode: "status" });
  };
  await withColdSite(page, fail, async (site) => {
    const response = await page.goto(`${site.url}/events`);
    expect(response?.status()).toBe(200);
    await expect(page.getByText("Error loading logo")).toBeVisible();
    const notice = page.getByRole("region", { name: "Notice" });
    await expect(notice).toContainText("Failed to fetch theme settings");
    await expect(notice).toContainText("Failed to fetch template settings");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page.getByText("Error loading data").first()).toBeVisible();
    await expect(page.getByText("Failed to fetch social links")).toBeVisible();
    await expect(page.getByText("Failed to fetch contact details").first()).toBeVisible();
    await expect(page.getByText("Build Week").first()).toBeVisible();
    await hydrated(page);
    await expect(notice).toBeVisible();
    await expectAccessible(page);
  });
});

test("a service's page is whole but for its questions when these fail", async ({ page }) => {
  const fail = (upstream: Site["upstream"]) =>
    upstream.fail({ resource: "allfaq", mode: "status" });
  await withColdSite(page, fail, async (site) => {
    const response = await page.goto(`${site.url}/services/internship`);
    expect(response?.status()).toBe(200);
    const questions = page.getByRole("alert").filter({ hasText: "Failed to fetch FAQ" });
    await expect(questions).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Internship" })).toBeVisible();
    await hydrated(page);
    await expect(questions).toBeVisible();
    await expectAccessible(page);
  });
});

test("the contact page keeps its form when the details fail", async ({ page }) => {
  const fail = (upstream: Site["upstream"]) =>
    upstream.fail({ resource: "contact", mode: "status" });
  await withColdSite(page, fail, async (site) => {
    await page.goto(`${site.url}/contact`);
    const details = page.getByRole("alert").filter({ hasText: "Failed to fetch contact details" });
    await expect(details).toBeVisible();
    await expect(page.getByLabel("Message")).toBeVisible();
  });
});

test("an upstream that is down at the start: the texts, then recovery without a restart", async ({
  page,
}) => {
  await withColdSite(
    page,
    (upstream) => upstream.outage(true),
    async (site) => {
      const response = await page.goto(`${site.url}/services`);
      expect(response?.status()).toBe(503);
      await expect(page.getByText("Failed to fetch services").first()).toBeVisible();

      site.upstream.outage(false);
      await expect(async () => {
        const again = await page.goto(`${site.url}/services`);
        expect(again?.status()).toBe(200);
        await expect(page.getByText("Error loading data")).toHaveCount(0, { timeout: 500 });
      }).toPass({ timeout: 30_000 });
    },
  );
});

test("an upstream that dies later: the last good pages", async ({ page }) => {
  await using site = await startSite({ environment: { CONTENT_TTL_S: "0" } });
  await page.goto(`${site.url}/services`);
  site.upstream.outage(true);
  for (let visit = 0; visit < 3; visit += 1) {
    const response = await page.goto(`${site.url}/services`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Mentoring" })).toBeVisible();
  }
  await leave(page);
});

test("moving to a page that can't be loaded shows its text in place", async ({ page }) => {
  const fail = (upstream: Site["upstream"]) => upstream.fail({ resource: "clubs", mode: "status" });
  await withColdSite(page, fail, async (site) => {
    await page.goto(`${site.url}/contact`);
    await hydrated(page);
    const navigation = page.getByRole("navigation", { name: "Main" });
    await navigation.getByRole("link", { name: "Clubs" }).click();
    await expect(page.getByText("Failed to fetch Clubs")).toBeVisible();
  });
});
