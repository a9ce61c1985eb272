/** The application takes over the elements that the server rendered, instead of making them once more. */
import type { Page } from "@playwright/test";
import { pageOfEachKind } from "../support/pages.ts";
import { expect, hydrated, test, tierOf } from "../support/test.ts";

for (const path of pageOfEachKind) {
  test(
    `${path} keeps its elements when the application starts`,
    tierOf(path === "/"),
    async ({ page, site }) => {
      const removed = await watchRemovals(page);
      await page.goto(site.url + path);
      await hydrated(page);
      expect(await removed()).toEqual([]);
    },
  );
}

test("an element that the application doesn't render is noticed", async ({ page, site }) => {
  await page.route(`${site.url}/contact`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/<main[^>]*>/, "$&<aside>Not from here</aside>");
    await route.fulfill({ response, body: html });
  });
  const removed = await watchRemovals(page);
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  expect(await removed()).toContain("ASIDE");
});

/** @returns what reads the names of the elements that were removed since; icons of buttons may change */
async function watchRemovals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(globalThis, { removedElements: names });
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof HTMLElement) names.push(node.nodeName);
      }).observe(document.querySelector("#root")!, { childList: true, subtree: true });
    });
  });
  return () =>
    page.evaluate(() => (globalThis as unknown as { removedElements: string[] }).removedElements);
}
