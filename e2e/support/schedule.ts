/** Schedules when a document is published or unpublished. */
import { expect, type Page } from "@playwright/test";
import { openDialog } from "./admin.ts";

const MINUTE_MS = 60_000;
const SITE_ZONE = "Asia/Kolkata";

/** The format of the admin's date field: `Nov 24, 2026 5:45 AM`, in the site's time zone. */
function timeInField(at: number): string {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: SITE_ZONE,
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
  return parts.replace(/, (\d+:)/, " $1").replaceAll("\u202f", " ");
}

/** Opens the drawer behind the arrow beside "Publish changes". */
async function openSchedule(page: Page) {
  const entry = page.locator("#schedule-publish");
  await expect(async () => {
    const arrow = page.locator(".form-submit .popup-button").first();
    if (!(await entry.isVisible())) await arrow.click({ timeout: 2_000 });
    await expect(entry).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return openDialog(page, entry);
}

/** Sets a time in the open drawer, a whole minute at least a minute ahead. */
export async function schedule(page: Page, label: "Publish" | "Unpublish"): Promise<number> {
  const dialog = await openSchedule(page);
  await dialog.getByText(label, { exact: true }).first().click();
  const at = Math.ceil((Date.now() + MINUTE_MS) / MINUTE_MS) * MINUTE_MS;
  const field = dialog.locator(".react-datepicker__input-container input");
  await field.fill(timeInField(at));
  await field.press("Enter");
  await dialog.locator("#scheduled-publish-save").click();
  await expect(dialog.getByRole("table")).toContainText(SITE_ZONE);
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(dialog).toHaveCount(0);
  return at;
}

/** The format of times in the admin's own texts. */
export function timeOf(at: number): string {
  const time = new Intl.DateTimeFormat("en-US", {
    timeZone: SITE_ZONE,
    hour: "numeric",
    minute: "2-digit",
    month: "short",
    day: "numeric",
    year: "numeric",
  }).format(at);
  return `${time.replaceAll("\u202f", " ")} IST`;
}
