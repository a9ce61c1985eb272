import type { Field, FieldHook, RichTextFieldValidation } from "payload";
import { richText } from "payload/shared";
import { pageEditor } from "./editor.ts";
import type { FindImage } from "./page-blocks/page-block.ts";
import { textEditor } from "./text-editor.ts";
import { toHtml } from "./to-html.ts";

interface RichTextOptions {
  name: string;
  label?: string;
  description?: string;
  required?: boolean;
  /** `page` also offers pictures, buttons and columns. */
  editor?: "text" | "page";
}

/** Payload's message lists the fields by their paths; each field shows its own error anyway. */
const validateRichText: RichTextFieldValidation = async (value, options) => {
  const result = await richText(value, options as never);
  const isOfBlock = typeof result === "string" && result.startsWith("block node");
  return isOfBlock ? "Something in a block is missing or wrong. It is marked there." : result;
};

/** Name of the stored HTML of a rich text field. */
const htmlName = <Name extends string>(name: Name): `${Name}Html` => `${name}Html`;

/** Whether one field contains the HTML of another. */
export const isHtmlOf = (text: string, html: string): boolean => html === htmlName(text);

/**
 * A rich text field and its HTML. The HTML is generated when the document changes, since generating it on
 * each read was the largest part of a read's cost.
 */
export function richTextField(options: RichTextOptions): Field[] {
  const { name, label, description, required = false, editor = "text" } = options;
  return [
    {
      name,
      type: "richText",
      required,
      validate: validateRichText,
      editor: editor === "page" ? pageEditor : textEditor,
      ...(label === undefined ? {} : { label }),
      ...(description === undefined ? {} : { admin: { description } }),
    },
    {
      name: htmlName(name),
      type: "textarea",
      hidden: true,
      admin: { disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
      hooks: { beforeChange: [storeHtml(name)] },
    },
  ];
}

function storeHtml(name: string): FieldHook {
  return async ({ siblingData, req }) => {
    const findImage: FindImage = (id) =>
      req.payload.findByID({
        collection: "media",
        id,
        depth: 0,
        disableErrors: true,
        req,
      });
    return toHtml(siblingData[name], findImage);
  };
}
