import type { SerializedBlockNode, SerializedUploadNode } from "@payloadcms/richtext-lexical";
import {
  convertLexicalToHTMLAsync,
  type HTMLConverterAsync,
  type HTMLConvertersFunctionAsync,
} from "@payloadcms/richtext-lexical/html-async";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { escapeHtml } from "./escape-html.ts";
import { listConverters } from "./list-converters.ts";
import { picture } from "./page-blocks/block-html.ts";
import type { ButtonFields, ColumnsFields } from "./page-blocks/button-and-columns.ts";
import { pageBlocks } from "./page-blocks/index.ts";
import type { BlockContext, FindImage } from "./page-blocks/page-block.ts";

type BlockConverter = HTMLConverterAsync<SerializedBlockNode<never>>;

const blockConverters = (context: BlockContext): Record<string, BlockConverter> =>
  Object.fromEntries(
    pageBlocks.map(({ block, toHtml: convert }): [string, BlockConverter] => [
      block.slug,
      async ({ node }) => convert(node.fields, context),
    ]),
  );

const converters =
  (context: BlockContext): HTMLConvertersFunctionAsync =>
  ({ defaultConverters }) => ({
    ...defaultConverters,
    ...listConverters,
    upload: async ({ node }) => picture((node as SerializedUploadNode).value, context),
    blocks: {
      button: ({ node }: { node: SerializedBlockNode<ButtonFields> }) =>
        `<p><a class="btn btn-primary" href="${escapeHtml(node.fields.url)}">${escapeHtml(node.fields.label)}</a></p>`,
      columns: async ({ node }: { node: SerializedBlockNode<ColumnsFields> }) => {
        const columns = await Promise.all(
          [node.fields.left, node.fields.right].map((side) => context.richText(side)),
        );
        return `<div class="row">${columns.map((html) => `<div class="col-md-6">${html}</div>`).join("")}</div>`;
      },
      ...blockConverters(context),
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
  const context: BlockContext = { findImage, richText: (inner) => toHtml(inner, findImage) };
  return convertLexicalToHTMLAsync({
    data: state,
    converters: converters(context),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
}

function isEditorState(state: unknown): state is SerializedEditorState {
  return typeof state === "object" && state !== null && "root" in state;
}
