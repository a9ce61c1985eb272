/** The profile as its owner reads it, part after part. */
import { profileStepNames } from "@kdl/schemas/members/members";
import { stepCases } from "../support/member-cases.ts";
import { loggedIn } from "../support/members.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

test("the profile is read from part to part by Next and Back", async ({ page, site }) => {
  await loggedIn(page, site);
  await page.goto(`${site.url}/view-profile`);
  await hydrated(page);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  const titles = [...profileStepNames.map((step) => stepCases[step].title), "Upcoming Events"];
  await expect(link("Back")).toHaveCount(0);
  for (const [index, title] of titles.entries()) {
    if (index > 0) await link("Next").click();
    await expect(page.getByRole("group", { name: title })).toBeVisible();
    await expect(page.getByText(`${index + 1} of 6`)).toBeVisible();
  }
  await expect(link("Next")).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  for (const title of titles.toReversed().slice(1)) {
    await link("Back").click();
    await expect(page.getByRole("group", { name: title })).toBeFocused();
  }
  await expect(link("Back")).toHaveCount(0);
});
