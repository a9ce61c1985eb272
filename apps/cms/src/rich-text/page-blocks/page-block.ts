import type { Block } from "payload";
import { blockIcon } from "./block-icons.ts";

/** The data of a picture that its HTML needs. */
interface InlineImage {
  filename?: string | null | undefined;
  alt: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Finds a picture of the `site` location; `null` if there is none with that id. */
export type FindImage = (id: string) => Promise<InlineImage | null>;

/** What blocks need to produce their HTML. */
export interface BlockContext {
  findImage: FindImage;
  /** Converts a rich text inside the block. */
  richText: (state: unknown) => Promise<string>;
}

/** A block's fields as a draft may contain them: any of them may be missing. */
export type Unfinished<Fields> = Fields extends object
  ? { [Name in keyof Fields]?: Unfinished<Fields[Name]> | null }
  : Fields;

/** A block of a page: the fields that editors fill in, and its HTML. */
export interface PageBlock {
  block: Block;
  toHtml: (fields: never, context: BlockContext) => string | Promise<string>;
}

interface BlockOptions {
  slug: string;
  /** Name of the type that Payload generates for it. */
  interfaceName: string;
  label: string;
  /** The block's header shows the first of these fields that isn't empty. */
  namedBy: string[];
  /** The array whose number of rows the header shows. */
  counts?: string;
  fields: Block["fields"];
}

/** A block with an icon in the menu, and a header that summarises its content. */
export function pageBlock({ label, namedBy, counts, ...options }: BlockOptions): Block {
  return {
    ...options,
    labels: { singular: label, plural: label },
    admin: {
      images: { icon: { url: blockIcon(options.slug), alt: "" } },
      disableBlockName: true,
      components: {
        Label: {
          path: "/admin/page-blocks/block-label.tsx#BlockLabel",
          clientProps: { label, namedBy, counts },
        },
      },
    },
  };
}
