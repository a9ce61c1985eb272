import { expect, test } from "vitest";
import { versionStates } from "./version-states.ts";

const draft = { isDraft: true };
const published = { isDraft: false };

test("the latest published version is on the site, under newer drafts", () => {
  expect(versionStates([draft, draft, published, published], true)).toEqual([
    "Current draft",
    "Draft",
    "On the site",
    "Published earlier",
  ]);
});

test("nothing of an unpublished document is on the site", () => {
  expect(versionStates([draft, published], false)).toEqual(["Current draft", "Published earlier"]);
  expect(versionStates([], false)).toEqual([]);
});
