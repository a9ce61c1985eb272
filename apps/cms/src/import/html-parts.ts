/** What the parts of a text's conversion share. */
import type { PictureUse } from "./source.ts";

/** A part of a page: HTML that the editor knows, or a picture. */
export type Block = { html: string } | { picture: PictureUse };

/** Within a line; `end` ends the paragraph. */
export type Inline = Block | { end: true };

/** Resolves links, and reports what the editor can't show. */
export interface Conversion {
  /** @returns where a link leads; `null` if only its text stays */
  link(href: string): string | null;
  note(text: string): void;
  /** Whether empty lines separate paragraphs, and line breaks count. */
  hasLooseParagraphs: boolean;
}

/** Without spaces and line breaks around it. */
export function trimmed(html: string): string {
  let text = html.trim();
  while (text.startsWith("<br>")) text = text.slice(4).trimStart();
  while (text.endsWith("<br>")) text = text.slice(0, -4).trimEnd();
  return text;
}
