/**
 * Runs axe on every list, empty document and setting of the admin, in both themes, and prints each
 * violation once with the places where it was found. The reader has to judge whether the markup is Payload's.
 */
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "@playwright/test";
import { logInQuietly } from "../support/admin.ts";
import { quickLaunchOptions } from "../support/chromium.ts";
import { editorApi } from "../support/editor-api.ts";
import { startShippedSite } from "../support/shipped-site.ts";

const THEMES = ["light", "dark"] as const;
/** Addresses that the navigation doesn't link to. */
const MORE = ["/admin/account"];
/** All links except the one that logs out. */
const LINKS = "nav a[href^='/admin/']:not([href='/admin/logout'])";

await using site = await startShippedSite({ LOG_LEVEL: "warn" });
const api = await editorApi(site.cmsUrl);
const browser = await chromium.launch(quickLaunchOptions);
try {
  const found = new Map<string, Set<string>>();
  const addresses = await addressesOfAdmin();
  for (const theme of THEMES) {
    const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
    const page = await context.newPage();
    await logInQuietly(page, site.cmsUrl);
    for (const address of addresses) {
      await page.goto(site.cmsUrl + address, { waitUntil: "networkidle" });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      for (const { id, nodes } of violations) {
        for (const node of nodes) {
          const name = `${id}: ${kindOf(node.html)}`;
          found.set(name, (found.get(name) ?? new Set()).add(`${address} (${theme})`));
        }
      }
    }
    await context.close();
  }
  console.log(`${addresses.length} addresses in ${THEMES.length} themes`);
  for (const [name, places] of [...found].toSorted((one, other) => other[1].size - one[1].size)) {
    console.log(`\n${name}\n  ${places.size} times: ${[...places].slice(0, 3).join(", ")}`);
  }
} finally {
  await browser.close();
}

/** The lists and settings of the navigation, and of each collection an empty and an existing document. */
async function addressesOfAdmin(): Promise<string[]> {
  const page = await browser.newPage();
  await logInQuietly(page, site.cmsUrl);
  await page.goto(`${site.cmsUrl}/admin`);
  const links = await page
    .locator(LINKS)
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  await page.close();
  const lists = links.filter((link) => link.startsWith("/admin/collections/"));
  const documents = await Promise.all(lists.map(documentOf));
  const creates = lists.map((list) => `${list}/create`);
  return [...new Set(["/admin", ...MORE, ...links, ...creates, ...documents.flat()])];
}

async function documentOf(list: string): Promise<string[]> {
  const rows = await api.list(list.split("/").at(-1)!).catch(() => []);
  return rows.slice(0, 1).map(({ id }) => `${list}/${String(id)}`);
}

/** The opening tag with its classes and role; everything else differs from page to page. */
function kindOf(html: string): string {
  const [tag = ""] = /^<[^>]*>/.exec(html) ?? [];
  const [name = ""] = /^<[\w-]+/.exec(tag) ?? [];
  const kept = [...tag.matchAll(/ (?:class|role)="[^"]*"/g)].map(([attribute]) => attribute);
  return `${name}${kept.join("")}>`;
}
