/** Changing many documents at once, in the admin's lists. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/shipped-test.ts";

/** Selects everything in a list, and gives the names of the fields that can be changed for all of it. */
async function offeredFields(page: Page, list: string): Promise<string[]> {
  const options = page.locator(".field-select .rs__option");
  await expect(async () => {
    // While the navigation slides in, a forced click can follow one of its links.
    if (!page.url().startsWith(list)) await page.goto(list);
    await page.locator(".select-all__checkbox input, #select-all").first().check({ force: true });
    await page.locator(".list-selection").getByRole("button", { name: "Edit" }).click();
    await page.locator(".field-select .rs__control").click();
    await expect(options.first()).toBeVisible({ timeout: 5_000 });
    expect(page.url()).toContain(list);
  }).toPass();
  return options.allTextContents();
}

test("offers only fields that staff may change", async ({ editor, shipped }) => {
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  expect((await postSample(target, fullSample("internship", ""))).status).toBe(201);
  const lists = `${shipped.cmsUrl}/admin/collections`;
  expect(await offeredFields(editor, `${lists}/internship-applications`)).toEqual([
    "Handling > Assigned to",
    "Handling > In quarantine",
  ]);
  expect(await offeredFields(editor, `${lists}/media`)).toEqual([
    "Name",
    "Description for people who can't see the picture",
    "Tags",
  ]);
});
