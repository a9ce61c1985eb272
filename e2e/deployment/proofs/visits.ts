/** What visitors and editors do with a deployed site. */
import assert from "node:assert/strict";
import { sendEveryForm } from "../../scale/forms.ts";
import { untilTrue } from "../../scale/until-true.ts";
import { editorApi } from "../../support/editor-api.ts";
import type { Project } from "../project.ts";

const STYLES = /<link[^>]+rel="stylesheet"[^>]*>/g;

/** Every page of the site map, with its styles. */
export async function everyPageIsServed({ url, cmsUrl }: Project): Promise<string> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place]) => new URL(place!).pathname,
  );
  assert.ok(paths.length > 20, `${paths.length} pages in the site map`);
  const sheets = new Set<string>();
  for (const path of paths) {
    for (const sheet of await stylesOf(url, path)) sheets.add(sheet);
  }
  for (const sheet of sheets) assert.equal((await fetch(url + sheet)).status, 200, sheet);
  assert.equal((await fetch(`${cmsUrl}/admin/login`)).status, 200, "the admin");
  assert.equal(
    (await fetch(`${cmsUrl}/api/events`)).status,
    404,
    "the contract behind the admin's door",
  );
  return `${paths.length} pages, ${sheets.size} style sheets, the admin`;
}

/** Addresses of a page's style sheets. */
export async function stylesOf(url: string, path: string): Promise<string[]> {
  const response = await fetch(url + path);
  assert.equal(response.status, 200, path);
  const tags = (await response.text()).match(STYLES) ?? [];
  assert.ok(tags.length > 0, `${path} has no styles`);
  return tags.map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? "");
}

/** @param mailedTo addresses to which the site has sent mail so far */
export async function everyFormArrives(
  project: Project,
  mailedTo: () => Promise<string>,
  hasFile: (key: string) => Promise<boolean>,
  unknownFields: readonly string[] = [],
): Promise<string> {
  const { url, cmsUrl, account } = project;
  // Once: log-ins at the same time end each other's sessions.
  const editor = await editorApi(cmsUrl, account);
  const addresses: string[] = [];
  const said = await sendEveryForm({
    url,
    cmsUrl,
    account,
    unknownFields,
    async stored(collection, email) {
      addresses.push(email);
      const rows = await editor.list(collection);
      return rows
        .filter((row) => row["email"] === email)
        .map((row) => `${String(row["reference"])}|${String(row["quarantined"] ?? false)}`);
    },
    hasFile,
  });
  await untilTrue("mail to all who sent a form", async () => {
    const mailed = await mailedTo();
    return addresses.every((address) => mailed.includes(address));
  });
  return `${said}, mail to ${addresses.length} people`;
}
