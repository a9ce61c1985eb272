import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, isReadable } from "./contrast.ts";
import { readableInLightTheme, themeColours } from "./theme-colours.ts";

const WHITE = "#ffffff";
/** Text colours that editors can't choose. */
const fixed = { light: ["#0f6f75", "#17704a", "#8a5300", "#b3261e"], dark: ["#6fd0cf", "#6fd6a6"] };

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Every text colour and the surfaces it is used on, in both themes and on banner and footer. */
function pairs(colours: Record<string, string>): [text: string, surfaces: string[]][] {
  const take = (...names: string[]) => names.map((name) => colours[`--${name}`]!);
  const light = [WHITE, ...take("light-base-200", "light-tint")];
  const dark = take("dark-base-100", "dark-base-200", "dark-tint", "dark-card", "dark-card-tint");
  const texts = ["base-content", "muted", "primary", "heading", "secondary"];
  return [
    ...texts.flatMap((name): [string, string[]][] => [
      [colours[`--light-${name}`]!, light],
      [colours[`--dark-${name}`]!, dark],
    ]),
    ...fixed.light.map((text): [string, string[]] => [text, light]),
    ...fixed.dark.map((text): [string, string[]] => [text, dark]),
    [WHITE, take("light-primary", "brand-deep", "brand-middle", "brand-bright")],
    ["#f3f6ff", take("brand-footer-1", "brand-footer-2")],
    [colours["--dark-primary-content"]!, take("dark-primary")],
    [colours["--accent-content"]!, take("accent")],
  ];
}

test("all text is readable, whatever colours an editor chooses", () => {
  fc.assert(
    fc.property(colour, colour, colour, (primary, secondary, accent) => {
      const colours = themeColours({
        "primary-color": primary,
        "secondary-color": secondary,
        "accent-color": accent,
      });
      expect(pairs(colours).filter(([text, surfaces]) => !isReadable(text, surfaces))).toEqual([]);
    }),
  );
});

test("the default colours are those of the style sheets", () => {
  const styles = join(import.meta.dirname, "../../../../apps/web/src/styles");
  const sheets = ["themes.css", "banner.css", "footer.css"].map((file) =>
    readFileSync(join(styles, file), "utf8"),
  );
  const fallbacks = [
    ...sheets.join("").matchAll(/var\((--(?:light|dark|brand)-[a-z0-9-]+), (#\w+)/g),
  ];
  const colours = themeColours({ "primary-color": "#2c52a3" });
  const used = fallbacks.filter(([, name]) => !/-(?:secondary|spark)$/.test(name!));
  expect(Object.fromEntries(used.map(([, name, value]) => [name, value]))).toEqual(colours);
});

describe("a chosen colour", () => {
  test("is used unchanged if it is readable", () => {
    const colours = themeColours({ "primary-color": "#a3005c" });
    expect(colours["--light-primary"]).toBe("#a3005c");
    expect(themeColours({ "primary-color": "#ffd400" })["--dark-primary"]).toBe("#ffd400");
  });

  test("sets only the variables that derive from it", () => {
    expect(themeColours({})).toEqual({});
    expect(themeColours({ "primary-color": "12px" })).toEqual({});
    expect(Object.keys(themeColours({ "accent-color": "#ffd400" }))).toEqual([
      "--accent",
      "--accent-content",
      "--brand-spark",
    ]);
  });

  test("keeps a grey site grey", () => {
    const { "--light-tint": tint, "--dark-base-100": dark } = themeColours({
      "primary-color": "#555555",
    });
    for (const hex of [tint!, dark!]) {
      expect(new Set(hex.slice(1).match(/../g)).size).toBe(1);
    }
  });
});

test("names the nearest readable shade of a colour that can't be read on light", () => {
  const chosen = { "primary-color": "#ffd400", "accent-color": "#ffd400" };
  const nearest = readableInLightTheme("primary-color", chosen)!;
  expect(nearest).not.toBe("#ffd400");
  expect(contrast(nearest, WHITE)).toBeGreaterThan(4.5);
  expect(contrast(nearest, WHITE)).toBeLessThan(6);
  expect(readableInLightTheme("primary-color", { "primary-color": nearest })).toBe(nearest);
  expect(readableInLightTheme("accent-color", chosen)).toBe("#ffd400");
  expect(readableInLightTheme("primary-color", { "primary-color": "inherit" })).toBeNull();
});
