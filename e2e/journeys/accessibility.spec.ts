/** Every page that shows content, in both themes. */
import { contentPages, pageOfEachKind } from "../support/pages.ts";
import { expectAccessibleInBothThemes, hydrated, test, tierOf } from "../support/test.ts";

for (const { path } of contentPages) {
  test(
    `${path} is accessible in both themes`,
    tierOf(pageOfEachKind.includes(path)),
    async ({ page, site }) => {
      await page.goto(site.url + path);
      await hydrated(page);
      await expectAccessibleInBothThemes(page);
    },
  );
}
