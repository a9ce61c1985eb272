import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, isReadable, isTransparent, readable, toHex } from "./contrast.ts";

test.each([
  ["#fff", "#000000", 21],
  ["#777777", "#ffffff", 4.48],
  ["#2c52a3", "#ffffff", 7.36],
  ["#ffd400", "#ffffff", 1.43],
])("the contrast of %s and %s is %d", (one, other, expected) => {
  expect(contrast(one, other)).toBeCloseTo(expected, 1);
});

describe("reading colours", () => {
  test.each([
    ["#2c52a3", "#2c52a3"],
    ["#FFF", "#ffffff"],
    ["#2c52a3cc", "#2c52a3"],
    ["rgb(44 82 163 / 50%)", "#2c52a3"],
    ["hsl(0, 100%, 50%)", "#ff0000"],
    ["oklch(99 99 999)", "#ffffff"],
    ["yellow", "#ffff00"],
  ])("%s is %s", (text, hex) => {
    expect(toHex(text)).toBe(hex);
  });

  test.each([
    "",
    "600",
    "abc",
    "12px",
    "inherit",
    "currentcolor",
    "hsl(x)",
    "rgb(1-2,3)",
    "url(x)",
  ])("%j is no colour", (text) => {
    expect(toHex(text)).toBeNull();
  });

  test("knows what shows through", () => {
    expect(["#2c52a3cc", "transparent", "#2c52a3", "red"].map(isTransparent)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("readable", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, "0")}`);

  test("keeps colours that are readable", () => {
    expect(readable("#2c52a3", ["#ffffff", "#e9f0ff"], "dark")).toBe("#2c52a3");
  });

  test("makes every colour readable, on light and on dark surfaces", () => {
    fc.assert(
      fc.property(colour, (hex) => {
        expect(isReadable(readable(hex, ["#ffffff", "#e9f0ff"], "dark"), ["#e9f0ff"])).toBe(true);
        expect(isReadable(readable(hex, ["#0d1424", "#1f2d4f"], "light"), ["#1f2d4f"])).toBe(true);
      }),
    );
  });
});
