import { describe, expect, test } from "vitest";
import { validateThemeVariable } from "./validate-settings.ts";

type Options = Parameters<typeof validateThemeVariable>[1];

const check = (slug: string, value: string, data: object = {}) =>
  validateThemeVariable(value, {
    data: { variables: [{ slug, value }], ...data },
    siblingData: { slug, value },
  } as unknown as Options);

describe("a colour of the theme", () => {
  test.each([
    ["primary-color", "#2c52a3"],
    ["Primary-Color", "#7a1f5c"],
    ["secondary-color", "rgb(15 111 117)"],
    ["accent-color", "#ffd400"],
    ["something-else", "#ffd400"],
  ])("%s may be %s", (slug, value) => {
    expect(check(slug, value)).toBe(true);
  });

  test("is refused if it is unreadable, suggesting the nearest readable one", () => {
    const message = String(check("primary-color", "#ffd400"));
    expect(message).toMatch(/^Text in #ffd400 is hard to read .* contrast of 4\.5\. /);
    const [, nearest = ""] = /Use (#[0-9a-f]{6}),/.exec(message) ?? [];
    expect(check("primary-color", nearest)).toBe(true);
  });

  test("may be bright in the dark theme", () => {
    expect(check("primary-color", "#ffd400", { darkTheme: true })).toBe(true);
  });

  test.each(["12px", "inherit", "600"])("is a colour, not %s", (value) => {
    expect(check("primary-color", value)).toBe("Use a colour such as #2c52a3.");
  });

  test("is opaque", () => {
    expect(check("primary-color", "#2c52a3cc")).toMatch(/opaque colour, such as #2c52a3/);
  });
});

test("other variables are as they were", () => {
  expect(check("card-radius", "12px")).toBe(true);
  expect(check("accent", "red; background: url(x)")).toMatch(/^Use a colour such as/);
  expect(check("", "red")).toBe("Please give a name and a value.");
});
