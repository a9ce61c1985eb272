import { themeVariable } from "@kdl/schemas/settings";
import type { TextFieldSingleValidation } from "payload";

/** Only values that can do no harm inside a style sheet. */
export const validateThemeVariable: TextFieldSingleValidation = (value, { siblingData }) => {
  const { slug } = siblingData as { slug?: string };
  if (!value || !slug) return "Please give a name and a value.";
  return (
    themeVariable(slug, value) !== null ||
    "Use a colour such as #2c52a3, a length such as 12px, a number or a plain word; names begin with a letter and hold letters, digits and hyphens."
  );
};

export const validatePhone: TextFieldSingleValidation = (value) =>
  !value || /^\+?[\d\s()-]{5,24}$/.test(value) || "Digits, spaces and a leading +, please.";
