import { expect, test } from "vitest";
import { printable, unprintable } from "./print/printable.ts";
import { printableName } from "./printable-name.ts";

test.each([
  ["  Asha\n\tRao ", "Asha Rao"],
  ["Asha\u202E oaR", "Asha oaR"],
  ["\u0000\u200B", ""],
  ["Zoe\u0308", "Zoë"],
  // A joiner changes how letters of Indian scripts are written.
  ["र\u094D\u200Dय", "र\u094D\u200Dय"],
])("%j becomes %j", (given, expected) => {
  expect(printableName(given)).toBe(expected);
});

test("a very long name is cut, without half a character", () => {
  expect([...printableName("𝒜".repeat(100_000))]).toHaveLength(200);
});

test("letters that the fonts don't have are found", () => {
  expect(unprintable("Zoë శ్రీ श्री ஸ்ரீ محمد שלום <b> $ 🎉 १२३")).toEqual([]);
  expect(unprintable("山田 Rao")).toEqual(["山", "田"]);
});

test("emoji aren't printed, and very long words can be broken", () => {
  expect(printable("Asha 🎉👩🏽‍🚀 Rao ❤️")).toBe("Asha Rao");
  expect(printable("W".repeat(41))).toContain("\u200B");
  expect(printable("Ashalakshmi Rao")).toBe("Ashalakshmi Rao");
});
