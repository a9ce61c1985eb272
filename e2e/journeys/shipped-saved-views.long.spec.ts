/** Views of lists that staff save for themselves. */
import type { Page } from "@playwright/test";
import { arrive, collection, listOf } from "../support/applications.ts";
import { ADMIN, type ShippedSite } from "../support/shipped-site.ts";
import { expect, test } from "../support/shipped-test.ts";

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

const chooser = (page: Page) => page.getByRole("button", { name: "Select view" });
const drawer = (page: Page) => page.getByRole("dialog").filter({ visible: true });

test("a coordinator saves a filter, comes back to it, and nobody else finds it", async ({
  page,
  shipped,
}) => {
  await arrive(shipped, 2, "Viewed");
  await arrive(shipped, 1, "Unviewed");
  await becomeNew(page, shipped, "coordinator");
  await page.goto(listOf(shipped, "Viewed"));
  // The admin may not have hydrated yet.
  await expect(async () => {
    const title = page.locator("#field-title");
    // A drawer that opens late covers the button.
    if (!(await title.isVisible())) {
      await page.getByRole("button", { name: "New view" }).click({ timeout: 2_000 });
    }
    await expect(title).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.locator("#field-title").fill("Only the viewed");
  await drawer(page).getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("#field-title")).toBeHidden();

  const list = `${shipped.cmsUrl}/admin/collections/${collection}`;
  await page.goto(`${list}?limit=100`);
  await expect(page.getByRole("cell", { name: /^Unviewed No/ })).toBeVisible();
  await expect(async () => {
    if (!(await drawer(page).isVisible())) await chooser(page).click({ timeout: 2_000 });
    await expect(drawer(page).getByText("Only the viewed")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await drawer(page).getByText("Only the viewed").click();
  await expect(page.getByRole("cell", { name: /^Viewed No/ })).toHaveCount(2);
  await expect(page.getByRole("cell", { name: /^Unviewed No/ })).toHaveCount(0);

  await becomeNew(page, shipped, "coordinator");
  await page.goto(list);
  await expect(async () => {
    if (!(await drawer(page).isVisible())) await chooser(page).click({ timeout: 2_000 });
    await expect(drawer(page)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(drawer(page).getByText("No Results.")).toBeVisible();
  await expect(page.getByText("Only the viewed")).toHaveCount(0);
});
