/** Every page that shows content, in both themes, but for those of `accessibility.spec.ts`. */
import { contentPages, pageOfEachKind } from "../support/pages.ts";
import { expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

for (const { path } of contentPages.filter((page) => !pageOfEachKind.includes(page.path))) {
  test(`${path} is accessible in both themes`, async ({ page, site }) => {
    await page.goto(site.url + path);
    await hydrated(page);
    await expectAccessibleInBothThemes(page);
  });
}
