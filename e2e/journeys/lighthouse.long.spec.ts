/**
 * Lighthouse's audits of a page without its speed, which depends on the machine: `pnpm --filter
 * @kdl/e2e lighthouse` measures that.
 */
import { audit, steadyCategories } from "../lighthouse/audit.ts";
import { expect, test } from "../support/test.ts";

const PAGES = [
  "/",
  "/services",
  "/services/internship",
  "/events",
  "/events/build-week",
  "/internship-registration",
];

for (const path of PAGES) {
  test(`${path} has no shortcomings in Lighthouse`, async ({ site }) => {
    const { scores, shortcomings } = await audit(site.url + path, steadyCategories);
    expect(shortcomings).toEqual([]);
    for (const category of steadyCategories) expect(scores[category], category).toBe(100);
  });
}
