import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  flag,
  optionalImage,
  optionalNumber,
  optionalText,
  parseItems,
  requiredText,
  setting,
  settingsToRecord,
  slug,
  unwrapGroups,
  unwrapList,
} from "./tolerant-values.ts";

const read = (list: unknown[]) => settingsToRecord(parseItems(setting, list, () => {}));

describe("values", () => {
  test("texts come as strings or numbers and are trimmed", () => {
    expect(requiredText.parse(" a ")).toBe("a");
    expect(requiredText.parse(4)).toBe("4");
    expect(requiredText.safeParse("  ").success).toBe(false);
    expect(requiredText.safeParse(null).success).toBe(false);
    expect([null, undefined, "", " b "].map((value) => optionalText.parse(value))).toEqual([
      "",
      "",
      "",
      "b",
    ]);
  });

  test("an empty image is null", () => {
    expect([null, undefined, "", "a.png"].map((value) => optionalImage.parse(value))).toEqual([
      null,
      null,
      null,
      "a.png",
    ]);
  });

  test("flags are 1 or true, also as text", () => {
    expect([1, "1", true, "true"].map((value) => flag.parse(value))).not.toContain(false);
    const others = [0, "0", false, null, undefined, "", "yes", 2, [], {}];
    expect(others.map((value) => flag.parse(value))).not.toContain(true);
  });

  test("numbers may be text, or missing", () => {
    expect([4, "4", " 4.5 ", 0, "0"].map((value) => optionalNumber.parse(value))).toEqual([
      4, 4, 4.5, 0, 0,
    ]);
    expect([null, undefined, "", "four", Number.NaN].map((v) => optionalNumber.parse(v))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });

  test.each(["a/b", "a\\b", "a?b", "a#b", "a b", "", "/"])("%j isn't a slug", (text) => {
    expect(slug.safeParse(text).success).toBe(false);
  });

  test.each(["internship", "Terms-And-Condition", "అ", "a.b_c~d", 42])("%j is a slug", (text) => {
    expect(slug.safeParse(text).success).toBe(true);
  });
});

describe("lists", () => {
  test("are found bare, in the named wrapper and in data", () => {
    expect(unwrapList([1], "footer")).toEqual([1]);
    expect(unwrapList({ footer: [1], data: [2] }, "footer")).toEqual([1]);
    expect(unwrapList({ data: [2] }, "footer")).toEqual([2]);
    expect(unwrapList({ data: [2] })).toEqual([2]);
  });

  test("are empty if the field is missing", () => {
    expect(unwrapList({}, "footer")).toEqual([]);
    expect(unwrapList({ footer: null }, "footer")).toEqual([]);
  });

  test.each([null, "text", 1, undefined])("can't be %j", (body) => {
    expect(() => unwrapList(body)).toThrow("expected a list");
  });

  test("can't be something else in the wrapper", () => {
    expect(() => unwrapList({ footer: "x" }, "footer")).toThrow("expected a list in footer");
  });

  test("lose only their invalid items, and no value reaches the log", () => {
    const onDropped = vi.fn<(index: number, problems: string[]) => void>();
    const list = [{ slug: "a", value: "1" }, { slug: "" }, "secret", null];
    expect(parseItems(setting, list, onDropped)).toEqual([{ slug: "a", value: "1" }]);
    expect(onDropped.mock.calls.map(([index]) => index)).toEqual([1, 2, 3]);
    expect(JSON.stringify(onDropped.mock.calls)).not.toContain("secret");
  });

  test("never throw, whatever they contain", () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (list) => {
        expect(parseItems(setting, list, () => {})).toBeInstanceOf(Array);
      }),
    );
  });
});

describe("groups", () => {
  test("are found in the wrapper and in data", () => {
    expect(unwrapGroups({ faq: { a: [1], b: [] } }, "faq")).toEqual([
      ["a", [1]],
      ["b", []],
    ]);
    expect(unwrapGroups({ data: { a: [1] } }, "faq")).toEqual([["a", [1]]]);
  });

  test("are empty if the field is missing or PHP's empty object", () => {
    expect(unwrapGroups({}, "faq")).toEqual([]);
    expect(unwrapGroups({ faq: [] }, "faq")).toEqual([]);
    expect(unwrapGroups({ faq: { a: null } }, "faq")).toEqual([["a", []]]);
  });

  test("return a group that isn't a list as an item, for the schema to check", () => {
    expect(unwrapGroups({ faq: { a: "x" } }, "faq")).toEqual([["a", ["x"]]]);
  });

  test.each([null, 1, { faq: [1] }, { faq: "x" }])("can't be %j", (body) => {
    expect(() => unwrapGroups(body, "faq")).toThrow("expected an object");
  });
});

describe("settings", () => {
  test("become a record; the last one with a name wins, and empty ones are left out", () => {
    expect(
      read([
        { slug: "a", value: "1" },
        { slug: "a", value: 2 },
        { slug: "b", value: "" },
        { slug: "c", value: null },
        { slug: "d" },
        { slug: "e", value: true },
      ]),
    ).toEqual({ a: "2", e: "true" });
  });

  test("can't reach the prototype", () => {
    const record = read([{ slug: "__proto__", value: "x" }]);
    expect(Object.getPrototypeOf(record)).toBe(Object.prototype);
  });
});
