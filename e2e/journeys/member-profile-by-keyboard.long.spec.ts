/** The whole profile without a mouse. */
import { memberSuccess } from "@kdl/schemas/members/member-messages";
import { profileStepNames } from "@kdl/schemas/members/members";
import { fillByKeyboard, press } from "../support/fill-by-keyboard.ts";
import { submitButton } from "../support/fill-form.ts";
import { stepCases } from "../support/member-cases.ts";
import { expectNotice, loggedIn } from "../support/members.ts";
import { expect, hydrated, test } from "../support/test.ts";

test("five steps with only the keyboard, with a reload in the middle of each, and then the profile", async ({
  page,
  site,
}) => {
  await loggedIn(page, site);
  await page.goto(`${site.url}/edit-profile?step=personal`);
  await hydrated(page);
  const kept = page.getByText("Saved on this device at");
  for (const [index, step] of profileStepNames.entries()) {
    const { title, typed } = stepCases[step];
    await expect(page).toHaveURL(new RegExp(`step=${step}`));
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(page.getByText(`Step ${index + 1} of 5`)).toBeVisible();
    await fillByKeyboard(page, { typed, file: null });
    await expect(kept).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(kept).toBeVisible();
    await expect(submitButton(page)).toHaveText(index < 4 ? "Next" : "Submit");
    await press(page, submitButton(page));
  }
  await expect(page).toHaveURL(/\/view-profile/);
  await expectNotice(page, memberSuccess.saved);
  const menu = page.getByRole("navigation", { name: "Profile" });
  for (const step of profileStepNames) {
    await press(page, menu.getByRole("link", { name: stepCases[step].title }));
    await expect(page).toHaveURL(new RegExp(`tab=${step}`));
    for (const text of stepCases[step].shown) {
      await expect(page.locator("dd").getByText(text).first()).toBeVisible();
    }
  }
});
