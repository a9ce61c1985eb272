/** One page of each kind, in both themes; `accessibility.long.spec.ts` visits them all. */
import { expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const PATHS = [
  "/",
  "/services/internship",
  "/events/build-week",
  "/contact",
  "/internship-registration",
  "/user-login",
];

for (const path of PATHS) {
  test(`${path} is accessible in both themes`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
  });
}
