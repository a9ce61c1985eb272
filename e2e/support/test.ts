/** Playwright's test, with a site, and with every console error as a failure. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import { type Site, startSite } from "./start-site.ts";

export { expect } from "@playwright/test";

interface TestFixtures {
  /** The worker's site with its fixtures as they were. */
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
      await use();
      const unexpected = problems.filter((problem) => !expectedErrors?.test(problem));
      expect(unexpected, "console errors").toEqual([]);
    },
    { auto: true },
  ],
});

function useDarkTheme(upstream: Site["upstream"]) {
  upstream.replace("templatesettings", {
    templatesetting: [
      { slug: "site-name", value: "Harbour Light" },
      { slug: "dark-theme", value: "1" },
    ],
  });
}

/** Waits until the application runs. */
export async function hydrated(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator("html.hydrated")).toBeAttached();
}

/** No violation of any rule of axe on the page as it stands. */
export async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)[0]}`);
  expect(found).toEqual([]);
}
