import { isTransparent, READABLE_CONTRAST, toHex } from "@kdl/schemas/theme/contrast";
import { themeVariable } from "@kdl/schemas/content/settings";
import {
  type ColourSetting,
  isColourSetting,
  readableInLightTheme,
} from "@kdl/schemas/theme/theme-colours";
import type { TextFieldSingleValidation } from "payload";
import type { Appearance } from "../payload-types.ts";

/** Accepts only values that are harmless inside a style sheet, and colours on which text is readable. */
export const validateThemeVariable: TextFieldSingleValidation = (value, { data, siblingData }) => {
  const { slug } = siblingData as { slug?: string };
  if (!value || !slug) return "Please give a name and a value.";
  if (themeVariable(slug, value) === null) {
    return "Use a colour such as #2c52a3, a length such as 12px, a number or a plain word; names begin with a letter and hold letters, digits and hyphens.";
  }
  const name = slug.toLowerCase();
  return isColourSetting(name) ? validateColour(name, value, data as Partial<Appearance>) : true;
};

function validateColour(
  setting: ColourSetting,
  value: string,
  { darkTheme, variables }: Partial<Appearance>,
): string | true {
  const colour = toHex(value);
  if (colour === null) return "Use a colour such as #2c52a3.";
  if (isTransparent(value)) return `Use an opaque colour, such as ${colour}.`;
  // The dark theme makes it lighter automatically.
  if (darkTheme) return true;
  const others = (variables ?? []).map(({ slug, value: other }) => [slug?.toLowerCase(), other]);
  const chosen = { ...Object.fromEntries(others), [setting]: value };
  const nearest = readableInLightTheme(setting, chosen);
  if (nearest === null || nearest === colour) return true;
  return `Text in ${value} is hard to read on the site's light backgrounds, which take a contrast of ${READABLE_CONTRAST}. Use ${nearest}, the nearest shade that has it, or a darker one.`;
}

export const validatePhone: TextFieldSingleValidation = (value) =>
  !value || /^\+?[\d\s()-]{5,24}$/.test(value) || "Use only digits, spaces and a leading +.";
