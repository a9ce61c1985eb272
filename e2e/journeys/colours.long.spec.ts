/** Colours from the upstream, which nobody has checked before the gateway. */
import { expect, expectAccessibleInBothThemes, hydrated, test } from "../support/test.ts";

const PAGES = ["/", "/services", "/events", "/contact", "/our-mentors"];

/** Each is hard to read on one theme or the other. */
const awkward = {
  yellow: { "primary-color": "#ffe600", "secondary-color": "#c0ff00", "accent-color": "#fffde0" },
  navy: { "primary-color": "#00004d", "secondary-color": "#000000", "accent-color": "#111111" },
};

for (const [name, colours] of Object.entries(awkward)) {
  test(`every page can be read in ${name}`, async ({ page, site }) => {
    site.upstream.replace("templatesettings", {
      templatesetting: Object.entries(colours).map(([slug, value]) => ({ slug, value })),
    });
    await site.refresh();
    for (const path of PAGES) {
      await page.goto(site.url + path);
      await hydrated(page);
      const chosen = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--site-primary-color"),
      );
      expect(chosen).toBe(colours["primary-color"]);
      await expectAccessibleInBothThemes(page);
    }
  });
}
