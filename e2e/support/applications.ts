/** People who apply, and lists of what they have sent. */
import { postSample } from "@kdl/mock-upstream/post-sample";
import { fullSample } from "@kdl/mock-upstream/submission-samples";
import { expect, type Page } from "@playwright/test";
import { openRow } from "./admin.ts";
import type { ShippedSite } from "./shipped-site.ts";

export const collection = "volunteer-registrations";

/** Several people apply. @returns their addresses, the latest first */
export async function arrive(shipped: ShippedSite, count: number, name: string): Promise<string[]> {
  const target = { baseUrl: shipped.cmsUrl, send: shipped.send };
  const emails: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const email = `${name}-${number}@example.org`;
    const sample = fullSample("volunteer", "");
    const values = { ...sample.values, email, first_name: name, last_name: `No. ${number}` };
    expect((await postSample(target, { ...sample, values })).status).toBe(201);
    emails.unshift(email);
  }
  return emails;
}

const queryFor = (name: string) => `?where[or][0][and][0][firstName][equals]=${name}`;

export const listOf = (shipped: ShippedSite, name: string) =>
  `${shipped.cmsUrl}/admin/collections/${collection}${queryFor(name)}`;

export const boardOf = (shipped: ShippedSite, name: string) =>
  `${shipped.cmsUrl}/admin/collections/${collection}/board${queryFor(name)}`;

/** Opens the first application of a list. */
export async function openFirst(page: Page, list: string, email: string) {
  await page.goto(list);
  const row = page.getByRole("row").filter({ hasText: email });
  await openRow(row, page.getByRole("heading", { name: "Stage: Received" }));
}
