import type { Service } from "../payload-types.ts";

/** A rich text of one paragraph. */
export function paragraph(text: string): NonNullable<Service["description"]> {
  const common = { version: 1, direction: null, format: "" as const, indent: 0 };
  return {
    root: {
      ...common,
      type: "root",
      children: [{ ...common, type: "paragraph", children: [{ type: "text", text, version: 1 }] }],
    },
  };
}
