/** The guide for coordinators, inside of the admin. */
import type { Page } from "@playwright/test";
import { ADMIN, type ShippedSite } from "../support/shipped-site.ts";
import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  test,
} from "../support/shipped-test.ts";

test.use({ siteName: "applications" });

const PASSWORD = "correct-horse-battery";

/** Changes to another account. */
async function becomeNew(page: Page, { cmsUrl }: ShippedSite, role: string) {
  const email = `${role}-${crypto.randomUUID()}@example.org`;
  const account = { name: role, email, password: PASSWORD, roles: [role] };
  await page.request.post(`${cmsUrl}/payload-api/users/login`, { data: ADMIN });
  const made = await page.request.post(`${cmsUrl}/payload-api/users`, { data: account });
  expect(made.status()).toBe(201);
  const login = await page.request.post(`${cmsUrl}/payload-api/users/login`, { data: account });
  expect(login.status()).toBe(200);
}

test("the guide is in the admin, with its pictures, for those who work with applications", async ({
  page,
  shipped,
}) => {
  await becomeNew(page, shipped, "mentor");
  await page.goto(`${shipped.cmsUrl}/admin`);
  const link = page.getByRole("link", { name: "Guide for coordinators" });
  await page.goto(`${shipped.cmsUrl}${await link.getAttribute("href")}`);
  await expect(
    page.getByRole("heading", { level: 1, name: "For coordinators: from arrival to answers" }),
  ).toBeVisible();
  const pictures = page.locator("article img");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expectAccessibleInBothThemes(page, "article");
  await expectAccessible(page, "nav");
});
