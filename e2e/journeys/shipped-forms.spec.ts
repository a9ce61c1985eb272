/** From the page of a visitor to the screen of the staff. */
import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { followToDocument, logInQuietly } from "../support/admin.ts";
import { editorApi } from "../support/editor-api.ts";
import {
  expectSuccess,
  expectToast,
  fillField,
  fillWhole,
  submitButton,
  takeTime,
} from "../support/fill-form.ts";
import { type FormCase, formCases } from "../support/form-cases.ts";
import { mailedTo } from "../support/outbox.ts";
import type { ShippedSite } from "../support/shipped-site.ts";
import { expect, hydrated, inLongTier, test } from "../support/shipped-test.ts";

test.use({ expectedErrors: /status of \d{3}/ });

/** Somebody whom no other test knows. */
function visitor(form: FormCase, mobile: string): FormCase & { email: string } {
  const email = `visitor.${randomUUID()}@example.org`;
  return { ...form, email, typed: { ...form.typed, email, mobile } };
}

async function send(page: Page, site: ShippedSite, form: FormCase): Promise<string> {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await fillWhole(page, form);
  await takeTime(page);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { level: 1, name: form.success.heading })).toBeVisible();
  return (await page.locator("dd .font-mono").textContent()) ?? "";
}

async function openSubmission(page: Page, site: ShippedSite, collection: string, email: string) {
  await logInQuietly(page, site.cmsUrl);
  const list = `${site.cmsUrl}/admin/collections/${collection}`;
  await page.goto(`${list}?search=${encodeURIComponent(email)}`);
  const rows = page.locator("tbody tr");
  await expect(rows).toHaveCount(1);
  await followToDocument(page, rows.getByRole("link").first(), list);
}

const contact = () => {
  const { mobile: _, ...form } = visitor(formCases.contact, "").typed;
  return { ...formCases.contact, typed: form, email: String(form["email"]) };
};

test("a message is read in the admin, and mailed to its sender and to staff", async ({
  page,
  shipped,
}) => {
  const form = contact();
  const reference = await send(page, shipped, form);
  await openSubmission(page, shipped, "contact-messages", form.email);
  await expect(page.locator("#field-message")).toHaveText(String(form.wire["message"]));
  await expect(page.locator("#field-reference")).toHaveText(reference);
  await expect.poll(() => mailedTo(shipped.dataDir)).toContain(form.email);
  const staff = async () =>
    mailedTo(shipped.dataDir).filter((address) => !address.startsWith("visitor."));
  await expect.poll(staff).not.toHaveLength(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a form that came back and is corrected at once reaches staff", async ({
    page,
    shipped,
  }) => {
    const form = contact();
    await page.goto(shipped.url + form.path);
    await fillWhole(page, form);
    await fillField(page, "name", " ");
    await takeTime(page);
    await submitButton(page).click();
    await expect(page.locator(".form-summary")).toBeVisible();
    await fillField(page, "name", "Asha Rao");
    await submitButton(page).click();
    await expectSuccess(page, form, null);
    const editor = await editorApi(shipped.cmsUrl);
    const arrived = async () => {
      const rows = await editor.list("contact-messages");
      return rows.find(({ email }) => email === form.email);
    };
    const notice = expect.objectContaining({ kind: "notice", sent: true }) as unknown;
    await expect.poll(async () => (await arrived())?.["mail"]).toContainEqual(notice);
    expect(await arrived()).toMatchObject({ quarantined: false });
  });
});

test("a resume reaches staff byte for byte, and nobody else", async ({ page, shipped }) => {
  const form = visitor(formCases.internship, "9000000011");
  const reference = await send(page, shipped, form);
  await openSubmission(page, shipped, "internship-applications", form.email);
  await expect(page.locator("#field-reference")).toHaveText(reference);
  const link = page.getByRole("link", { name: "Download DOCX" });
  const address = new URL((await link.getAttribute("href")) ?? "", shipped.cmsUrl);

  const downloading = page.waitForEvent("download");
  await link.click();
  const download = await downloading;
  const digest = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  const buffer = form.file?.buffer ?? Buffer.alloc(0);
  expect(digest(await readFile(await download.path()))).toBe(digest(buffer));
  expect(download.suggestedFilename()).toContain("(final).docx");

  for (const origin of [shipped.cmsUrl, shipped.url]) {
    const stranger = await fetch(origin + address.pathname);
    expect([401, 403, 404]).toContain(stranger.status);
    expect(digest(new Uint8Array(await stranger.arrayBuffer()))).not.toBe(digest(buffer));
  }
  await expect.poll(() => mailedTo(shipped.dataDir)).toContain(form.email);
});

test(
  "an application that the CMS wasn't there for is stored once, later",
  inLongTier,
  async ({ page, shipped }) => {
    const form = visitor(formCases.internship, "9000000012");
    await page.goto(shipped.url + form.path);
    await hydrated(page);
    await fillWhole(page, form);
    await shipped.killCms();
    try {
      await submitButton(page).click();
      await expectToast(page, "An error occurred while checking email or mobile number.");
    } finally {
      await shipped.startCms();
    }
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveURL(/registration-success/);
    const api = await editorApi(shipped.cmsUrl);
    const rows = await api.list("internship-applications");
    expect(rows.filter(({ email }) => email === form.email)).toHaveLength(1);
  },
);
