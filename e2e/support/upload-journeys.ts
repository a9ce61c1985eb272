/** What has to hold for forms with a file. */
import type { Page } from "@playwright/test";
import { pdfDocument } from "@kdl/schemas/testing/documents";
import {
  chooseFile,
  expectFailure,
  expectSuccess,
  expectToast,
  fillIn,
  submitButton,
} from "./fill-form.ts";
import type { FormCase } from "./form-cases.ts";
import { expectStored } from "./form-journeys.ts";
import type { Site } from "./start-site.ts";
import { expect, expectAccessible, hydrated, test } from "./test.ts";

const MIB = 1024 * 1024;
const large = (bytes: number) => ({
  name: "portfolio.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(pdfDocument({ bytes })),
});

export function uploadJourneys(form: FormCase): void {
  test.describe(`the ${form.name} form`, () => uploadJourneysOf(form));
}

function uploadJourneysOf(form: FormCase): void {
  const withFile = { ...form, file: large(4 * MIB) };
  const open = async (page: Page, site: Site, file = withFile.file) => {
    await page.goto(site.url + form.path);
    await hydrated(page);
    await fillIn(page, form.typed);
    await chooseFile(page, file);
  };

  test("an upload can be stopped, and begun again", async ({ page, site }) => {
    await open(page, site);
    site.upstream.fail({ form: form.name, mode: "stall" });
    await submitButton(page).click();
    const cancel = page.getByRole("button", { name: "Cancel" });
    await expect(cancel).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expectAccessible(page);
    await cancel.click();
    await expect(
      page.getByText("Stopped. Your answers and your file are still here."),
    ).toBeVisible();
    site.upstream.heal();
    await submitButton(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    await expectSuccess(page, form, site.upstream.submissions()[0]?.reference ?? null);
    expectStored(site, withFile);
  });

  test("a file that is too large is refused before anything is sent", async ({ page, site }) => {
    await open(page, site, large(5 * MIB + 1));
    const text = "The file is larger than 5 MB. Please choose a smaller one.";
    await expect(page.locator(".field-error").getByText(text)).toBeVisible();
    await submitButton(page).click();
    await expectToast(page, text);
    expect(site.upstream.posted(form.upstreamPath)).toEqual([]);
  });

  test("a file of exactly 5 MiB arrives whole", async ({ page, site }) => {
    const exact = { ...form, file: large(5 * MIB) };
    await open(page, site, exact.file);
    await submitButton(page).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    expectStored(site, exact);
  });

  test("a chosen file can be taken away", async ({ page, site }) => {
    await open(page, site);
    await expect(page.getByText(/^4 MB/)).toBeVisible();
    await page.getByRole("button", { name: "Remove portfolio.pdf" }).click();
    await expect(page.getByText("or drop it here")).toBeVisible();
  });

  test("an upstream that breaks off half-way: said, kept, sent again", async ({ page, site }) => {
    await open(page, site);
    site.upstream.fail({
      form: form.name,
      mode: "reset",
      at: "body",
      afterBytes: 100_000,
      times: 1,
    });
    await submitButton(page).click();
    await expectFailure(page, form);
    expect(site.upstream.submissions()).toEqual([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => site.upstream.submissions()).toHaveLength(1);
    expectStored(site, withFile);
  });
}
