import type { TextareaField } from "payload";

/** The sentence or two on cards and under banners. */
export function shortDescriptionField(where: string): TextareaField {
  return {
    name: "shortDescription",
    type: "textarea",
    maxLength: 400,
    admin: { rows: 3, description: `One or two sentences without formatting. Shown ${where}.` },
  };
}
