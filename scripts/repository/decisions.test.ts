import { describe, expect, test } from "vitest";
import { brokenCitations, DECISIONS, indexLine, linksIn, recordsIn, wordsIn } from "./decisions.ts";

const records = ["001-pages.md", "013-keys.md"];
/** Spelt apart, or the rule would find these citations in this file. */
const cited = (name: string) => `see ${DECISIONS}${name}`;
const numbered = (number: string) => ["see decision", number].join(" ");

describe("citations", () => {
  test.each([
    cited("001-pages.md"),
    `${cited("013-keys.md")}.`,
    `[why](../${cited("013-keys.md")})`,
    numbered("013"),
    "200 records 999 words",
  ])("%j is fine", (text) => {
    expect(brokenCitations("README.md", text, records)).toEqual([]);
  });

  test.each([
    [cited("008-drafts.md"), "008-drafts.md"],
    [cited("001-other.md"), "001-other.md"],
    [cited("013"), "013"],
    [cited("013."), "013"],
    [numbered("041"), "041"],
  ])("%j is reported", (text, name) => {
    expect(brokenCitations("a.ts", text, records)).toEqual([`a.ts cites ${name}`]);
  });

  test("between records are links without a folder", () => {
    const path = `${DECISIONS}001-pages.md`;
    expect(brokenCitations(path, "([013](013-keys.md))", records)).toEqual([]);
    expect(brokenCitations(path, "([009](009-gone.md#why))", records)).toEqual([
      `${path} cites 009-gone.md`,
    ]);
  });
});

test("records are the numbered files of their folder", () => {
  const paths = [`${DECISIONS}README.md`, `${DECISIONS}001-pages.md`, "docs/001-other.md"];
  expect(recordsIn(paths)).toEqual(["001-pages.md"]);
});

test("the index links to records", () => {
  expect(linksIn("- [001](001-pages.md) Pages\n- [here](../architecture.md)")).toEqual([
    "001-pages.md",
  ]);
});

test("a line of the index has number, file and title", () => {
  expect(indexLine("001-pages.md", "# 001 Pages\n\n## Context\n")).toBe(
    "- [001](001-pages.md) Pages",
  );
});

test("words are what blanks separate", () => {
  expect(wordsIn("# 001 Pages\n\nTwo  words\n")).toBe(5);
});
