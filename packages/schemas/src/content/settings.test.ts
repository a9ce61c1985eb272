import { describe, expect, test } from "vitest";
import { themeOf, themeVariable } from "./settings.ts";

describe("theme variables", () => {
  test.each([
    ["accent", "#f2a33a"],
    ["accent", "#fff"],
    ["accent", "#2c52a3cc"],
    ["accent", "rgb(44 82 163 / 50%)"],
    ["accent", "hsla(220, 57%, 41%, 0.5)"],
    ["accent", "oklch(0.45 0.13 262)"],
    ["radius", "12px"],
    ["radius", "-0.5rem"],
    ["weight", "600"],
    ["font-style", "italic"],
  ])("%s: %s", (slug, value) => {
    expect(themeVariable(slug, value)).toEqual([`--site-${slug}`, value]);
  });

  test("names are lower case", () => {
    expect(themeVariable("Card-Radius", "4px")?.[0]).toBe("--site-card-radius");
  });

  test.each([
    ["accent", "red; background: url(https://example.org)"],
    ["accent", "url(https://example.org/x.png)"],
    ["accent", "var(--x)"],
    ["accent", "expression(alert(1))"],
    ["accent", "rgb(url(x))"],
    ["accent", "}</style><script>"],
    ["accent", "#12"],
    ["accent", ""],
    ["accent", "red !important"],
    ["accent", "red\n"],
    ["1accent", "red"],
    ["a b", "red"],
    ["a:b", "red"],
    ["", "red"],
  ])("%j: %j is left out", (slug, value) => {
    expect(themeVariable(slug, value)).toBeNull();
  });
});

test("dark-theme is dark only with 1, and the device's only without a value", () => {
  expect(["1", "true", "0", "", undefined, "2", "dark"].map(themeOf)).toEqual([
    "dark",
    "dark",
    "light",
    "device",
    "device",
    "light",
    "light",
  ]);
});
