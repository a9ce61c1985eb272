import type { SerializedBlockNode, SerializedUploadNode } from "@payloadcms/richtext-lexical";
import {
  convertLexicalToHTMLAsync,
  type HTMLConvertersFunctionAsync,
} from "@payloadcms/richtext-lexical/html-async";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { listConverters } from "./list-converters.ts";
import { escapeHtml } from "./escape-html.ts";
import type { ButtonFields, ColumnsFields } from "./blocks.ts";

/** The data of a picture that its HTML needs. */
interface InlineImage {
  filename?: string | null | undefined;
  alt: string;
  width?: number | null | undefined;
  height?: number | null | undefined;
}

/** Finds a picture of the `site` location; `null` if there is none with that id. */
export type FindImage = (id: string) => Promise<InlineImage | null>;

const converters =
  (findImage: FindImage): HTMLConvertersFunctionAsync =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...listConverters,
    upload: async ({ node }) => {
      const { value } = node as SerializedUploadNode;
      const id = typeof value === "object" ? value.id : value;
      const image = await findImage(String(id));
      if (!image?.filename) return "";
      const size =
        image.width && image.height ? ` width="${image.width}" height="${image.height}"` : "";
      return `<img src="/images/site/${encodeURIComponent(image.filename)}" alt="${escapeHtml(image.alt)}"${size}>`;
    },
    blocks: {
      button: ({ node }: { node: SerializedBlockNode<ButtonFields> }) =>
        `<p><a class="btn btn-primary" href="${escapeHtml(node.fields.url)}">${escapeHtml(node.fields.label)}</a></p>`,
      columns: async ({ node }: { node: SerializedBlockNode<ColumnsFields> }) => {
        const columns = await Promise.all(
          [node.fields.left, node.fields.right].map((side) => toHtml(side, findImage)),
        );
        return `<div class="row">${columns.map((html) => `<div class="col-md-6">${html}</div>`).join("")}</div>`;
      },
    },
  });

/**
 * Converts rich text into the HTML that is stored beside it and sent to the gateways.
 *
 * @param state the editor's state; an empty one becomes `""`
 * @param findImage resolves pictures in the text
 */
export async function toHtml(state: unknown, findImage: FindImage): Promise<string> {
  if (!isEditorState(state)) return "";
  return convertLexicalToHTMLAsync({
    data: state,
    converters: converters(findImage),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}

function isEditorState(state: unknown): state is SerializedEditorState {
  return typeof state === "object" && state !== null && "root" in state;
}
