/** Sends hostile HTML through every field that may contain HTML: none of it may run. */
import { hostileSnippets } from "@kdl/bff/hostile-snippets";
import type { Resource } from "@kdl/schemas/content/resources";
import { expect, hydrated, test } from "../support/test.ts";

interface Field {
  resource: Resource;
  path: string;
  /** Puts a snippet into every HTML field of the resource's body. */
  plant: (body: never, html: string) => unknown;
}

type Item = Record<string, unknown>;
const into =
  (...names: string[]) =>
  (items: Item[], html: string) =>
    items.map((item) => ({ ...item, ...Object.fromEntries(names.map((name) => [name, html])) }));
const within =
  (wrapper: string, plant: (items: Item[], html: string) => Item[]) =>
  (body: Record<string, Item[]>, html: string) => ({
    ...body,
    [wrapper]: plant(body[wrapper] ?? [], html),
  });
const settings = (items: Item[], html: string) =>
  items.map((item) =>
    /text|links|description/.test(String(item["slug"])) ? { ...item, value: html } : item,
  );

const fields: Field[] = [
  {
    resource: "services",
    path: "/services/internship",
    plant: into("short_description", "description"),
  },
  {
    resource: "cms",
    path: "/programmes",
    plant: into("short_description", "content", "banner_tagline"),
  },
  { resource: "clubs", path: "/clubs/drones", plant: into("short_description", "description") },
  {
    resource: "events",
    path: "/events/build-week",
    plant: within("data", into("short_description", "long_description", "Location")),
  },
  {
    resource: "mentors",
    path: "/our-mentors",
    plant: (body: Record<string, Item[]>, html: string) => ({
      mentors_all: into("description")(body["mentors_all"] ?? [], html),
      founders_all: into("description")(body["founders_all"] ?? [], html),
    }),
  },
  {
    resource: "testimonialspage",
    path: "/testimonialspage",
    plant: within("testimonials_page_list", into("description")),
  },
  { resource: "testimonials", path: "/", plant: within("testimonials_list", into("description")) },
  {
    resource: "homepageblocks",
    path: "/",
    plant: ({ homepageblock }: { homepageblock: Record<string, Item[]> }, html: string) => ({
      homepageblock: Object.fromEntries(
        Object.entries(homepageblock).map(([group, items]) => [group, settings(items, html)]),
      ),
    }),
  },
  { resource: "footer", path: "/contact", plant: within("footer", settings) },
  {
    resource: "allfaq",
    path: "/services/internship",
    plant: (
      { faqinternship_list }: { faqinternship_list: Record<string, Item[]> },
      html: string,
    ) => ({
      faqinternship_list: Object.fromEntries(
        Object.entries(faqinternship_list).map(([group, items]) => [
          group,
          into("answer")(items, html),
        ]),
      ),
    }),
  },
];

/** Snippets per page, each in its own block, so that the whole list is quick to test. */
const TOGETHER = 60;
const snippets = hostileSnippets.map((html, index) => ({
  html: `<div><b>snippet ${index}.</b> ${html}</div>`,
  mark: `snippet ${index}.`,
}));

for (const { resource, path, plant } of fields) {
  test(`${hostileSnippets.length} snippets in ${resource}: none runs`, async ({ page, site }) => {
    const alarms: string[] = [];
    await page.exposeFunction("alarm", (from: string) => alarms.push(from));
    await page.addInitScript(() => {
      const raise = () => (globalThis as unknown as { alarm(text: string): void }).alarm("ran");
      Object.assign(globalThis, { alert: raise, confirm: raise, prompt: raise, print: raise });
    });
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) {
        foreign.push(request.url());
      }
    });
    const clean = site.upstream.body(resource) as never;
    let waiting = snippets;
    while (waiting.length > 0) {
      const html = waiting.slice(0, TOGETHER).map((snippet) => snippet.html);
      site.upstream.replace(resource, plant(clean, html.join("\n")));
      await site.refresh();
      const response = await page.goto(site.url + path);
      expect(response?.status()).toBe(200);
      await hydrated(page);
      // An unclosed tag may swallow the snippets after it, which are then tried again.
      const shown = (await response?.text()) ?? "";
      const come = waiting.findIndex(({ mark }) => !shown.includes(mark));
      waiting = come === -1 ? [] : waiting.slice(Math.max(come, 1));
      await page.evaluate(() => {
        for (const link of document.querySelectorAll<HTMLElement>("main a, footer a")) {
          if (/^(?:java|vb)script:|^data:/i.test(link.getAttribute("href")?.trim() ?? ""))
            link.click();
        }
      });
      await expect(
        page.locator("main :is(script:not([type]), object, embed, base, meta[http-equiv])"),
      ).toHaveCount(0);
    }
    expect(alarms).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

test("these tests notice a script that does run", async ({ page }) => {
  const alarms: string[] = [];
  await page.exposeFunction("alarm", (from: string) => alarms.push(from));
  await page.setContent("<img src=x onerror=\"alarm('ran')\">");
  await expect.poll(() => alarms).toEqual(["ran"]);
});
