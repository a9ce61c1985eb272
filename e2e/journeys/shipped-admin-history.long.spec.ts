/** The browser's Back and Forward in the admin. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/shipped-test.ts";

/** Follows a link of the admin's navigation, which is closed at first. */
async function followToList(page: Page, name: string) {
  await page.getByRole("button", { name: "Open Menu" }).click();
  await page.locator("nav").getByRole("link", { name, exact: true }).click();
  await expectList(page, name);
}

async function openRow(page: Page, name: string) {
  await page.getByRole("table").getByRole("link", { name, exact: true }).click();
  await expectDocument(page, name);
}

async function expectList(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
}

async function expectDocument(page: Page, name: string) {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.locator("#field-slug")).toBeVisible();
}

test("Back and Forward show what the address says", async ({ editor, shipped }) => {
  await editor.goto(`${shipped.cmsUrl}/admin/collections/services`);
  await expectList(editor, "Services");
  await openRow(editor, "Research");
  await editor.goBack();
  await expectList(editor, "Services");
  await editor.goForward();
  await expectDocument(editor, "Research");

  await followToList(editor, "Clubs");
  await editor.goBack();
  await expectDocument(editor, "Research");
  await editor.goBack();
  await expectList(editor, "Services");
  await openRow(editor, "Funding");
  await editor.reload();
  await expectDocument(editor, "Funding");
  await editor.goBack();
  await expectList(editor, "Services");
});

test("Back finds a list again as it was searched", async ({ editor, shipped }) => {
  await editor.goto(`${shipped.cmsUrl}/admin/collections/services`);
  await expectList(editor, "Services");
  await expect(async () => {
    await editor.locator("#search-filter-input").fill("Research");
    await editor.waitForURL(/search=Research/, { timeout: 5_000 });
  }).toPass();
  await expect(editor.getByRole("link", { name: "Funding", exact: true })).toHaveCount(0);
  await openRow(editor, "Research");
  await editor.goBack();
  await expectList(editor, "Services");
  await expect(editor).toHaveURL(/search=Research/);
  await expect(editor.getByRole("link", { name: "Funding", exact: true })).toHaveCount(0);
});
