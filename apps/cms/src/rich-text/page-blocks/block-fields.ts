/** Fields that several blocks have. */
import type { ArrayField, TextField, UploadField } from "payload";
import { imageField } from "../../fields/image.ts";
import { validateLink } from "../../fields/link.ts";

export const TITLE_MAX = 120;
export const TEXT_MAX = 500;

/** The heading above a block; optional, as the text before it may already introduce the block. */
export const headingField: TextField = {
  name: "heading",
  type: "text",
  maxLength: TITLE_MAX,
  admin: { description: "Above the block. Optional." },
};

export const linkField = (required: boolean): TextField => ({
  name: "url",
  type: "text",
  label: "Leads to",
  required,
  validate: validateLink,
  admin: { description: "A path of the site, such as /contact, or an https address." },
});

export const pictureField = (required: boolean): UploadField => ({
  ...imageField({ name: "picture", location: "site" }),
  required,
  // A block shows the whole picture, so it needs no crop.
  hooks: {},
});

interface RowOptions {
  name: string;
  /** One row, such as "Card". */
  singular: string;
  plural: string;
  maxRows: number;
  /** The field that names a row. */
  namedBy: string;
  fields: ArrayField["fields"];
}

/** A list in a block. It begins with one row, so that editors see the fields to fill in. */
export const rowsField = ({ singular, plural, namedBy, ...options }: RowOptions): ArrayField => ({
  ...options,
  type: "array",
  required: true,
  minRows: 1,
  labels: { singular, plural },
  defaultValue: () => [{}],
  admin: {
    components: {
      RowLabel: {
        path: "/admin/page-blocks/row-label.tsx#RowLabel",
        clientProps: { label: singular, namedBy },
      },
    },
  },
});
