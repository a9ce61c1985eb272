import * as fc from "fast-check";
import { type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { hostileSnippets } from "./hostile-snippets.ts";
import { allowedTags } from "./html-elements.ts";
import { createSanitiser } from "./sanitise-html.ts";

const sanitise = createSanitiser({ upstreamUrls: ["http://upstream.test"] });

const attributes = new Set(
  (
    "class href target rel src srcset sizes alt width height loading decoding lang dir colspan " +
    "rowspan scope start reversed value datetime title tabindex role aria-label"
  ).split(" "),
);
const classes = /^(?:rt-row|rt-col|rt-col-(?:[1-9]|1[0-2])|rt-button|rt-button-outline|rt-table)$/;
const xhtml = "http://www.w3.org/1999/xhtml";

/** Everything in a piece of HTML that the site doesn't want there, as a browser would parse it. */
function dangersIn(html: string): string[] {
  const found: string[] = [];
  const nodes: DefaultTreeAdapterTypes.Node[] = [...parseFragment(html).childNodes];
  for (const node of nodes) {
    if (node.nodeName.startsWith("#") && node.nodeName !== "#text") found.push(node.nodeName);
    if ("tagName" in node) {
      // Browsers put a tbody into every table that has none.
      if (!allowedTags.includes(node.tagName)) found.push(`<${node.tagName}>`);
      if (node.namespaceURI !== xhtml) found.push(`${node.tagName} of ${node.namespaceURI}`);
      for (const { name, value } of node.attrs) found.push(...dangersOf(name, value));
      nodes.push(...node.childNodes);
    }
  }
  return found;
}

function dangersOf(name: string, value: string): string[] {
  if (!attributes.has(name)) return [name];
  if (name === "class") return value.split(" ").filter((entry) => !classes.test(entry));
  if (name === "href") {
    const { protocol } = new URL(value, "https://site.test");
    return ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? [] : [value];
  }
  const isImage = name === "src" || name === "srcset";
  return isImage && !value.startsWith("/images/") ? [`${name}=${value}`] : [];
}

describe("hostile HTML", () => {
  test("has at least 200 samples", () => {
    expect(new Set(hostileSnippets).size).toBeGreaterThanOrEqual(200);
  });

  test("is recognised as dangerous by this test", () => {
    const harmful = hostileSnippets.filter((snippet) => dangersIn(snippet).length > 0);
    expect(harmful.length).toBeGreaterThan(hostileSnippets.length * 0.8);
  });

  test.each(hostileSnippets)("is made harmless: %s", (snippet) => {
    const clean = sanitise(snippet);
    expect(dangersIn(clean)).toEqual([]);
    expect(dangersIn(serialize(parseFragment(clean)))).toEqual([]);
  });

  test("stays harmless inside other HTML", () => {
    const frames: ((snippet: string) => string)[] = [
      (snippet) => `<p>before ${snippet} after</p>`,
      (snippet) => `<table><tr><td>${snippet}</td></tr></table>`,
      (snippet) => `<div class="row"><div class="col-md-6">${snippet}</div></div>`,
      (snippet) => `<a href="/">${snippet}</a>`,
      (snippet) => `<svg><desc>${snippet}</desc></svg>`,
      (snippet) => `<math><mtext>${snippet}</mtext></math>`,
      (snippet) => `<select><option>${snippet}</option></select>`,
      (snippet) => `<noscript>${snippet}</noscript>`,
      (snippet) => `<!-- ${snippet} -->`,
      (snippet) => `<p title="${snippet}">x</p>`,
    ];
    for (const frame of frames) {
      for (const snippet of hostileSnippets) {
        expect([snippet, ...dangersIn(sanitise(frame(snippet)))]).toEqual([snippet]);
      }
    }
  });

  test("stays harmless in pieces and in any order", () => {
    const piece = fc
      .constantFrom(...hostileSnippets)
      .chain((snippet) =>
        fc
          .tuple(fc.nat(snippet.length), fc.nat(snippet.length))
          .map(([from, to]) => snippet.slice(Math.min(from, to), Math.max(from, to))),
      );
    const text = fc
      .array(fc.oneof(piece, fc.string()), { maxLength: 8 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (html) => {
        expect(dangersIn(sanitise(html))).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  test("is harmless after a second pass as well", () => {
    for (const snippet of hostileSnippets) {
      expect([snippet, ...dangersIn(sanitise(sanitise(snippet)))]).toEqual([snippet]);
    }
  });
});
