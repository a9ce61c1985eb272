/** The internship form in steps: what is on each, and how journeys go through them. */
import { expect, type Page } from "@playwright/test";
import { chooseFile, fillIn } from "./fill-form.ts";
import { formCases } from "./form-cases.ts";
import type { Site } from "./start-site.ts";
import { hydrated } from "./test.ts";

export const form = formCases.internship;
export const titles = ["About you", "Studies and skills", "Your internship", "Review and send"];
const steps = [
  ["name", "email", "mobile", "age", "gender", "address"],
  ["college_name", "branch", "passed_out_year", "previous_experience", "skills", "hobbies"],
  [
    "intrested_to_learn",
    "available_timings",
    "reason_for_unavailability",
    "are_you_a_vizag_volunteer",
    "linkedin_url",
  ],
  ["acknowledgement"],
];

export const openForm = async (page: Page, site: Site) => {
  await page.goto(site.url + form.path);
  await hydrated(page);
  await expectStep(page, 0);
};
export const stepHeading = (page: Page, index: number) =>
  page.getByRole("heading", { level: 3, name: `Step ${index + 1} of 4 ${titles[index]}` });
export const nextButton = (page: Page) => page.getByRole("button", { name: /^Next/ });
export const stepLink = (page: Page, title: string) =>
  page.getByRole("navigation", { name: "Steps of the form" }).getByRole("link", { name: title });

/** This step is shown, and no other one. */
export async function expectStep(page: Page, index: number) {
  for (const other of titles.keys()) {
    await expect(stepHeading(page, other)).toBeVisible({ visible: other === index });
  }
}

export async function fillStep(page: Page, index: number) {
  const names = steps[index] ?? [];
  await fillIn(page, Object.fromEntries(names.map((name) => [name, form.typed[name] ?? ""])));
  if (index === 3 && form.file) await chooseFile(page, form.file);
}

export async function fillUntil(page: Page, step: number) {
  for (let index = 0; index < step; index += 1) {
    await fillStep(page, index);
    await nextButton(page).click();
    await expectStep(page, index + 1);
  }
}
