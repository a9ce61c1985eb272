/** Playwright's test with a site; every console error is a failure. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base, type TestDetails } from "@playwright/test";
import { rememberAlerts } from "./alerts.ts";
import { type Site, startSite } from "./start-site.ts";
import { rememberToasts } from "./toasts.ts";

export { expect } from "@playwright/test";

interface TestFixtures {
  /** The worker's site, with its fixtures reset. */
  site: Site;
  /** Console errors that a test expects, such as the 404 it asked for. */
  expectedErrors: RegExp | null;
  watchConsole: void;
}

interface WorkerFixtures {
  workerSite: Site;
  darkSite: Site;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  workerSite: [
    async ({}, use) => {
      await using site = await startSite();
      await use(site);
    },
    { scope: "worker" },
  ],
  darkSite: [
    async ({}, use) => {
      await using site = await startSite({ prepare: useDarkTheme });
      await use(site);
    },
    { scope: "worker" },
  ],
  site: async ({ workerSite }, use) => {
    await use(workerSite);
    workerSite.upstream.reset();
    await workerSite.refresh();
  },
  expectedErrors: [null, { option: true }],
  watchConsole: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      context.on("weberror", (error) => problems.push(String(error.error())));
      await rememberToasts(context);
      rememberAlerts(context);
      await use();
      const unexpected = problems.filter((problem) => !expectedErrors?.test(problem));
      expect(unexpected, "console errors").toEqual([]);
    },
    { auto: true },
  ],
});

function useDarkTheme(upstream: Site["upstream"]) {
  const { templatesetting } = upstream.body("templatesettings") as {
    templatesetting: { slug: string; value: string }[];
  };
  upstream.replace("templatesettings", {
    templatesetting: templatesetting.map((setting) =>
      setting.slug === "dark-theme" ? { ...setting, value: "1" } : setting,
    ),
  });
}

/** For tests of the second tier in files of the first. */
export const inLongTier = { tag: "@long" };

/** The tier of one of several similar tests: a sample is enough for everyday changes. */
export const tierOf = (isSample: boolean): TestDetails => (isSample ? {} : inLongTier);

/** Waits until the application runs. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator("html.hydrated")).toBeAttached();
}

/** axe's rules about colours; none of its other rules depends on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Expects no violation of axe's rules on the page in its current state.
 * @param within a selector, if only a part of the page is ours
 */
export async function expectAccessible(page: Page, within?: string) {
  await expectNoViolation(axe(page, within));
}

/**
 * Expects no violation in the light theme, and none of colours in the dark one. `content.spec.ts` checks that
 * pages only differ by an attribute. The page has the light theme again afterwards.
 */
export async function expectAccessibleInBothThemes(page: Page, within?: string) {
  await expectAccessible(page, within);
  await useTheme(page, "dark");
  await expectNoViolation(axe(page, within).withRules(COLOUR_RULES));
  await useTheme(page, "light");
}

/** Sets the theme without the transition of colours. */
async function useTheme(page: Page, theme: "light" | "dark") {
  await page.evaluate((name) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.documentElement.dataset["theme"] = name;
    // The new colours have to be applied before transitions are enabled again.
    document.documentElement.getBoundingClientRect();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }, theme);
}

/** Without the extra page that axe opens for cross-origin frames, of which there are none to check. */
function axe(page: Page, within?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const part = within === undefined ? builder : builder.include(within);
  return part.options({ resultTypes: ["violations"] });
}

async function expectNoViolation(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)[0]}`);
  expect(found).toEqual([]);
}
