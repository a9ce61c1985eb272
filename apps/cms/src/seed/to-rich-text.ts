import { convertHTMLToLexical, type LexicalRichTextAdapter } from "@payloadcms/richtext-lexical";
import type { SanitizedConfig } from "payload";
import type { Service } from "../payload-types.ts";

type RichText = NonNullable<Service["description"]>;

/** Converts the HTML of the seed content to rich text. */
export type ToRichText = (html: string) => Promise<RichText>;

/** Creates a {@link ToRichText}. The DOM library is loaded on first use, which later starts skip. */
export function createToRichText(config: SanitizedConfig): ToRichText {
  const { editorConfig } = config.editor as LexicalRichTextAdapter;
  return async (html) => {
    const { JSDOM } = await import("jsdom");
    return convertHTMLToLexical({ editorConfig, html, JSDOM }) as unknown as RichText;
  };
}
