/** Every screen of members: readable in both themes, no wider than its window, no policy broken. */
import { type ProfileStepName, profileStepNames } from "@kdl/schemas/members/members";
import type { Page } from "@playwright/test";
import { stepCases } from "../support/member-cases.ts";
import { loggedIn } from "../support/members.ts";
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";
import { watchPolicy } from "../support/watch-policy.ts";

const WIDTHS = [390, 768, 1280];
const token = "a".repeat(43);
const profile = Object.fromEntries(
  profileStepNames.map((step) => [step, stepCases[step].typed]),
) as Record<ProfileStepName, Record<string, string | string[]>>;

const screens = {
  "before the log-in": [
    "/user-login",
    "/user-login?notice=loggedOut",
    "/sign-up",
    "/forgot-password",
    "/check-inbox",
    `/reset-password?token=${token}`,
    "/check-inbox?notice=signedUp",
    `/verify-email?token=${token}`,
    "/verify-email",
    `/user-login?next=${encodeURIComponent(`/confirm-email?token=${token}`)}`,
  ],
  "of members": [
    `/confirm-email?token=${token}`,
    "/choosephoto",
    "/account?notice=usernameChanged",
    ...profileStepNames.map((step) => `/edit-profile?step=${step}`),
    ...[...profileStepNames, "events"].map((tab) => `/view-profile?tab=${tab}`),
  ],
};

async function expectToFit(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const content = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
    expect(content, `${path} at ${width} px`).toBeLessThanOrEqual(width);
  }
}

for (const [which, paths] of Object.entries(screens)) {
  test(`screens ${which} are readable, fit, and break no policy`, async ({ page, site }) => {
    const reports = await watchPolicy(page);
    if (which === "of members") await loggedIn(page, site, { profile });
    for (const path of paths) {
      const response = await page.goto(site.url + path);
      expect(response?.headers(), path).toMatchObject({
        "cache-control": expect.stringMatching(/private.*no-store/),
      });
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectToFit(page, path);
      await expectAccessibleInBothThemes(page);
    }
    expect(reports).toEqual([]);
  });
}
