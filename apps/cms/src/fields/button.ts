import { BUTTON_TEXT_MAX } from "@kdl/schemas/content/button";
import type { Field } from "payload";
import { linkRule } from "./link.ts";

/** What a button says and where it leads. It shows only when both are given. */
export function buttonFields(description: string): Field[] {
  return [
    {
      type: "row",
      fields: [
        {
          name: "buttonText",
          type: "text",
          label: "Button",
          maxLength: BUTTON_TEXT_MAX,
          admin: { width: "50%", description },
        },
        {
          name: "buttonUrl",
          type: "text",
          label: "Button leads to",
          ...linkRule,
          admin: { width: "50%", description: "A path of the site or an https address." },
        },
      ],
    },
  ];
}
