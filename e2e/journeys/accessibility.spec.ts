/** One page of each kind, in both themes; `accessibility.long.spec.ts` visits the others. */
import { pageOfEachKind } from "../support/pages.ts";
import { expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

for (const path of pageOfEachKind) {
  test(`${path} is accessible in both themes`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
  });
}
