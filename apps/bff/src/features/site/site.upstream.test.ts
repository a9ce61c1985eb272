import { contrast } from "@kdl/schemas/theme/contrast";
import { describe, expect, test } from "vitest";
import type { Intake } from "../../content/intake.ts";
import { readTemplateSettings } from "./site.upstream.ts";

const intake = {
  items: (schema: { parse(value: unknown): unknown }, items: unknown[]) =>
    items.map((item) => schema.parse(item)),
} as unknown as Intake;

function variablesFor(...settings: [slug: string, value: string][]): Record<string, string> {
  const body = { templatesetting: settings.map(([slug, value]) => ({ slug, value })) };
  return readTemplateSettings(body, intake).themeVariables;
}

describe("an editor's colours", () => {
  test("colour the theme, and are made readable", () => {
    const variables = variablesFor(["Primary-Color", "#ffd400"]);
    expect(variables["--site-primary-color"]).toBe("#ffd400");
    expect(variables["--dark-primary"]).toBe("#ffd400");
    expect(contrast(variables["--light-primary"]!, "#ffffff")).toBeGreaterThan(4.5);
  });

  test.each(["12px", "inherit", "red;--light-primary:#fff", "var(--x)", "rgb(x)"])(
    "change nothing where they are none: %s",
    (value) => {
      const names = Object.keys(variablesFor(["primary-color", value]));
      expect(names.filter((name) => !name.startsWith("--site-"))).toEqual([]);
    },
  );

  test("can't be set by another name", () => {
    expect(Object.keys(variablesFor(["--light-primary", "#fff"], ["x", "#fff"]))).toEqual([
      "--site-x",
    ]);
  });
});
