import { describe, expect, test } from "vitest";
import { contentsOf } from "./contents-of.ts";
import { HEADING_ID } from "./heading-ids.ts";
import { createSanitiser } from "./sanitise-html.ts";

const sanitise = createSanitiser({ ownHosts: new Set(), imageHosts: [] } as never);
const idsOf = (html: string) => contentsOf(sanitise(html)).map(({ id }) => id);

describe("a text's headings", () => {
  test("get ids made from their words, with a number if they repeat", () => {
    const html =
      "<h2>Fields you can <em>choose</em></h2><h2>What’s next?</h2><h2>What’s next?</h2>";
    expect(idsOf(html)).toEqual([
      "section-fields-you-can-choose",
      "section-whats-next",
      "section-whats-next--2",
    ]);
  });

  test("get ids in every script, and even without letters", () => {
    expect(idsOf("<h2>తెలుగు పేజీ</h2><h2>हिन्दी</h2><h2>?!</h2>")).toEqual([
      "section-తెలుగు-పేజీ",
      "section-हिन्दी",
      "section-untitled",
    ]);
  });

  test("don't keep ids from the upstream", () => {
    const html = sanitise('<h2 id="content">a</h2><h3 id="x">b</h3><p id="y">c</p>');
    expect(html).toBe('<h2 id="section-a">a</h2><h3>b</h3><p>c</p>');
  });

  test("get safe ids, however long and hostile they are", () => {
    const hostile = `"><script>alert(1)</script>$&amp;<b>${"W ".repeat(50_000)}</b>`;
    const html = sanitise(`<h2>${hostile}</h2><h2>${hostile}</h2><h2>c</h2>`);
    const contents = contentsOf(html);
    expect(contents).toHaveLength(3);
    for (const { id, title } of contents) {
      expect(id).toMatch(HEADING_ID);
      expect(title.length).toBeLessThanOrEqual(121);
    }
    expect(new Set(contents.map(({ id }) => id)).size).toBe(3);
  });
});

const text = (count: number) =>
  sanitise(
    Array.from({ length: count }, (_, n) => `<h2>Part ${n} &amp; more</h2><p>Text</p>`).join(""),
  );

describe("a table of contents", () => {
  test("lists three or more headings as plain text", () => {
    expect(contentsOf(text(2))).toEqual([]);
    expect(contentsOf(text(3)).map(({ title }) => title)).toEqual([
      "Part 0 & more",
      "Part 1 & more",
      "Part 2 & more",
    ]);
  });

  test("links to headings that exist, and is limited in length", () => {
    const html = text(3000);
    const contents = contentsOf(html);
    expect(contents).toHaveLength(50);
    for (const { id } of contents) expect(html).toContain(`id="${id}"`);
  });
});
