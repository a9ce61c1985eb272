import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";
import { folderPages } from "./folder-pages.ts";
import { bodyOf, markdownPage } from "./markdown-page.ts";

const page = (text: string, path = "about/our-team.md", publish = true) =>
  markdownPage(path, text, publish);

test("takes what the front matter says", () => {
  const text = [
    "---",
    'title: "Our: team"',
    "slug: /People/The Team",
    "date: 2019-05-14T10:00:00Z",
    "description: |",
    "  Two",
    "  lines",
    "image: a.jpg",
    "image_alt: Five people",
    "aliases: [/old/, 7]",
    "tags: [x]",
    "---",
    "Text",
  ].join("\n");
  expect(page(text)).toMatchObject({
    title: "Our: team",
    slug: "the-team",
    tagline: "14 May 2019",
    description: "Two lines",
    banner: { src: "a.jpg", descriptions: ["Five people"] },
    formerPaths: ["/old/"],
    isPublished: true,
    warnings: ["not taken from its front matter: tags"],
  });
});

test.each([
  ["# A *title* #\n\nText", "A title", "Text"],
  ["Text\n# Not first", "Our team", "Text\n# Not first"],
  ["---\ntitle: Other\n---\n# A title\nText", "Other", "# A title\nText"],
  ["# $& `<b>`\nText", "$& <b>", "Text"],
])("names the page of %j", (text, title, body) => {
  expect(page(text).title).toBe(title);
  expect(bodyOf(text, title).trim()).toBe(body);
});

test.each([
  ["", false, false],
  ["", true, true],
  ["---\ndraft: true\n---", true, false],
  ["---\npublished: false\n---", true, false],
])("of %j with publish %s, published is %s", (text, publish, isPublished) => {
  expect(page(text, "a.md", publish).isPublished).toBe(isPublished);
});

test.each([
  ["---\na: [\n---\nText", /can't be read/],
  ["---\n- a\n---\nText", /isn't a list of fields/],
  ["+++\na = 1\n+++\nText", /TOML/],
  ["---\na: &x [1]\nb: [*x, *x]\n---\nText", /can't be read/],
])("reports front matter such as %j", (text, problem) => {
  expect(readFrontMatter(text).problem).toMatch(problem);
  expect(readFrontMatter(text).text).toContain("Text");
});

test("doesn't read front matter of any length", () => {
  expect(readFrontMatter(`---\na: ${"x".repeat(200_000)}\n---\nText`).problem).toMatch(/too long/);
});

test("leaves a line in the text alone", () => {
  expect(readFrontMatter("Text\n\n---\n\nmore").text).toBe("Text\n\n---\n\nmore");
});

test("puts pages below the page of their folder, parents first", () => {
  const paths = ["a/b/c.md", "a/index.md", "a.md", "d.md", "d/e.md", "index.md"];
  const pages = folderPages(paths.map((path) => markdownPage(path, "", true)));
  expect(pages.map(({ key, parentKey }) => [key, parentKey])).toEqual([
    ["a.md", null],
    ["a/index.md", null],
    ["a/b/", "a/index.md"],
    ["a/b/c.md", "a/b/"],
    ["d.md", null],
    ["d/e.md", "d.md"],
    ["index.md", null],
  ]);
});

const ordered = (path: string, order: number) =>
  markdownPage(path, `---\norder: ${order}\n---`, true);

test("sorts by order, then by name", () => {
  const pages = [ordered("a.md", 3), ordered("b.md", 1), markdownPage("c.md", "", true)];
  expect(folderPages(pages).map(({ key }) => key)).toEqual(["b.md", "a.md", "c.md"]);
});
