import { convertHTMLToLexical, type LexicalRichTextAdapter } from "@payloadcms/richtext-lexical";
import type { SanitizedConfig } from "payload";
import type { Service } from "../payload-types.ts";

type RichText = NonNullable<Service["description"]>;

/** Turns the HTML of the seed content into rich text. */
export type ToRichText = (html: string) => Promise<RichText>;

/** Makes a {@link ToRichText}. The DOM that it needs is loaded at the first use, which later starts skip. */
export function createToRichText(config: SanitizedConfig): ToRichText {
  const { editorConfig } = config.editor as LexicalRichTextAdapter;
  return async (html) => {
    const { JSDOM } = await import("jsdom");
    return convertHTMLToLexical({ editorConfig, html, JSDOM }) as unknown as RichText;
  };
}
