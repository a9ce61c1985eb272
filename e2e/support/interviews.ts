/** Interviews that staff offer in the admin, and applicants choose on their phones. */
import { type Browser, expect, type Page } from "@playwright/test";
import { editorApi } from "./editor-api.ts";
import type { ShippedSite } from "./shipped-site.ts";
import { expectAccessibleInBothThemes } from "./test.ts";

/** A mentor's account. */
export async function addInterviewer({ cmsUrl }: ShippedSite, name: string, email: string) {
  const api = await editorApi(cmsUrl);
  await api.create("users", { name, email, password: "seven blue umbrellas", roles: ["mentor"] });
}

/** Opens the application from an address in the admin. */
export async function openApplication(
  page: Page,
  { cmsUrl }: ShippedSite,
  collection: string,
  email: string,
) {
  const api = await editorApi(cmsUrl);
  const found = (await api.list(collection)).find((entry) => entry["email"] === email);
  await page.goto(`${cmsUrl}/admin/collections/${collection}/${String(found?.["id"])}`);
}

/** Offers two times for an interview with somebody, on the page of an application. */
export async function offerTimes(page: Page, interviewer: string) {
  // The admin may not have hydrated yet.
  await expect(async () => {
    await page.getByText("Offer times for an interview").click({ timeout: 2_000 });
    await expect(page.getByLabel("Time 1")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel(/^With/).selectOption({ label: interviewer });
  await page.getByLabel("Place, or link to the video call").fill("https://meet.example.org/room");
  await page.getByLabel("Time 1").fill("2999-12-03T10:00");
  await page.getByLabel("Time 2").fill("2999-12-03T11:00");
  await expectAccessibleInBothThemes(page, "section[aria-labelledby=interviews-title]");
  await page.getByRole("button", { name: "Offer these times" }).click();
  await expect(page.getByText("Offered: the applicant hasn’t chosen a time yet")).toBeVisible();
}

/** A phone without JavaScript. */
export async function onPhone(browser: Browser): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  return context.newPage();
}
