/** The profile: five steps with drafts, a photo, and how the saved profile looks. */
import { fieldMessage } from "@kdl/schemas/forms/form-messages";
import { memberFailure, memberSuccess } from "@kdl/schemas/members/member-messages";
import type { ProfileStepName } from "@kdl/schemas/members/members";
import type { Page } from "@playwright/test";
import { press, tabTo } from "../support/fill-by-keyboard.ts";
import { control, expectSummary, expectToast, fillIn, submitButton } from "../support/fill-form.ts";
import { stepCases } from "../support/member-cases.ts";
import { loggedIn } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import type { Site } from "../support/start-site.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test.use({ expectedErrors: /status of [45]\d\d/ });

async function openStep(page: Page, site: Site, step: ProfileStepName) {
  await page.goto(`${site.url}/edit-profile?step=${step}`);
  await hydrated(page);
}

const kept = (page: Page) => page.getByText("Saved on this device at");

test("Back leads to the previous step, which has the saved answers", async ({ page, site }) => {
  const { typed } = stepCases.personal;
  await loggedIn(page, site, { profile: { personal: typed } });
  await openStep(page, site, "personal");
  await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveCount(0);
  await expect(control(page, "city")).toHaveValue("Visakhapatnam");
  await openStep(page, site, "educational");
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Personal Information" })).toBeVisible();
  await expect(control(page, "city")).toHaveValue("Visakhapatnam");
  // A list for the home country, free text elsewhere.
  await expect(control(page, "state")).toHaveValue("Andhra Pradesh");
  await control(page, "country").selectOption("Nepal");
  await expect(control(page, "state")).toHaveAttribute("autocomplete", "address-level1");
  await control(page, "state").fill("Bagmati");
  await submitButton(page).click();
  await expect(page).toHaveURL(/step=educational/);
  await page.goto(`${site.url}/view-profile`);
  await expect(page.locator("dd").getByText("Bagmati")).toBeVisible();
});

const wrong: [step: ProfileStepName, field: string, answer: string, text: string][] = [
  ["personal", "phone", "98765 4321", "Phone number must have exactly 10 digits."],
  ["personal", "name", " ", "Please fill out the Name field."],
  ["educational", "cgpa", "10.01", fieldMessage.cgpa],
  ["educational", "cgpa", "8.755", fieldMessage.cgpa],
  ["additional", "emergency_phone", "98765x4321", "Phone number must contain only numbers."],
];

test("errors are shown by field, and the step isn't saved", async ({ page, site }) => {
  await loggedIn(page, site, { profile: { personal: stepCases.personal.typed } });
  for (const [step, field, answer, text] of wrong) {
    await openStep(page, site, step);
    await fillIn(page, { ...stepCases[step].typed, [field]: answer });
    await submitButton(page).click();
    await expectToast(page, text);
    await expectSummary(page, [text]);
  }
  await expectAccessibleInBothThemes(page);
  expect(site.upstream.posted().filter(({ path }) => path.includes("/profile/"))).toEqual([]);
});

test("a step is kept while the upstream is down, and can be saved once it is back", async ({
  page,
  site,
}) => {
  await loggedIn(page, site);
  await openStep(page, site, "educational");
  await fillIn(page, stepCases.educational.typed);
  site.upstream.fail({ path: "/api/members/me/profile", mode: "status", status: 500, times: 1 });
  await submitButton(page).click();
  await expectToast(page, memberFailure.failed);
  await expect(control(page, "branch")).toHaveValue("Mechanics");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/step=skills/);
});

test("nothing that was typed is lost if the session ends meanwhile", async ({ page, site }) => {
  await loggedIn(page, site);
  await openStep(page, site, "additional");
  await fillIn(page, stepCases.additional.typed);
  await expect(kept(page)).toBeVisible();
  site.upstream.expireSessions();
  await submitButton(page).click();
  await expectToast(page, memberFailure.sessionEnded);
  await expect(control(page, "about")).toHaveValue("I mend what others throw away.");
});

test("a photo is chosen, positioned by keyboard, saved, shown everywhere, and removed", async ({
  page,
  site,
}) => {
  await loggedIn(page, site);
  await openStep(page, site, "personal");
  await page.getByLabel("Choose a photo").setInputFiles(await photo(page));
  const place = page.getByRole("group", { name: "Your photo in its circle" });
  await expect(place).toBeFocused();
  await expectAccessibleInBothThemes(page);
  for (const key of ["+", "+", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await expect(page.getByLabel("Zoom")).not.toHaveValue("1");
  await press(page, page.getByRole("button", { name: "Save photo" }));
  await expect(page.getByRole("status").getByText(memberSuccess.pictureSaved)).toBeVisible();

  const shown = page.locator('main img[src^="/member-picture"]').first();
  await expect(shown).toBeVisible();
  const address = (await shown.getAttribute("src")) ?? "";
  const stored = await page.request.get(site.url + address);
  expect(stored.headers()).toMatchObject({ "content-type": "image/webp" });
  expect(stored.headers()["cache-control"]).toContain("no-store");
  const side = () => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth);
  await expect.poll(side).toBe(512);
  // Nobody else sees it.
  expect((await fetch(site.url + address)).status).toBe(401);

  await page.goto(`${site.url}/view-profile`);
  await expect(page.locator('main img[src^="/member-picture"]').first()).toBeVisible();
  await openStep(page, site, "personal");
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByRole("status").getByText(memberSuccess.pictureRemoved)).toBeVisible();
  await expect(page.locator('main img[src^="/member-picture"]')).toHaveCount(0);
});

test("a file that only claims to be a photo is refused, here and by the server", async ({
  page,
  site,
}) => {
  await loggedIn(page, site);
  await openStep(page, site, "personal");
  const wrongFiles = [
    ["me.svg", "image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
    ["me.png", "image/png", "<!doctype html><script>alert(1)</script>"],
    ["me.jpg", "image/jpeg", ""],
  ] as const;
  for (const [name, mimeType, content] of wrongFiles) {
    const file = { name, mimeType, buffer: Buffer.from(content) };
    await page.getByLabel("Choose a photo").setInputFiles(file);
    await expect(page.locator("section .field-error").first()).toBeVisible();
    const posted = await page.request.post(`${site.url}/member-picture`, {
      headers: { accept: "application/json" },
      multipart: { picture: file },
    });
    expect([415, 422], name).toContain(posted.status());
  }
  await expectAccessibleInBothThemes(page);
  const large = {
    name: "me.png",
    mimeType: "image/png",
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  };
  const posted = await page.request.post(`${site.url}/member-picture`, {
    headers: { accept: "application/json" },
    multipart: { picture: large },
  });
  expect(posted.status()).toBe(413);
  expect(await posted.json()).toMatchObject({ message: memberFailure.pictureTooLarge });
  expect((await page.request.get(`${site.url}/member-picture?v=1`)).status()).toBe(404);
});

test("a photo can be sent again after the upstream has failed", async ({ page, site }) => {
  await loggedIn(page, site);
  await openStep(page, site, "personal");
  await page.getByLabel("Choose a photo").setInputFiles(await photo(page, 300, 300));
  site.upstream.fail({ path: "/api/members/me/picture", mode: "status", status: 500, times: 1 });
  const save = page.getByRole("button", { name: "Save photo" });
  await save.click();
  await expect(page.getByRole("alert").getByText(memberFailure.failed)).toBeVisible();
  await save.click();
  await expect(page.getByRole("status").getByText(memberSuccess.pictureSaved)).toBeVisible();
});

test.describe("small screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the parts of the profile are in a drawer, by keyboard", async ({ page, site }) => {
    await loggedIn(page, site);
    await page.goto(`${site.url}/view-profile`);
    await hydrated(page);
    const open = page.getByRole("button", { name: "Profile: Personal Information" });
    const drawer = page.getByRole("dialog", { name: "Profile" });
    await press(page, open);
    await expect(drawer).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, drawer.getByRole("link", { name: "Upcoming Events" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tab=events/);
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: "Upcoming Events" })).toBeVisible();
  });
});
