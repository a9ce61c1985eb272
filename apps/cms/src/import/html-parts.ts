/** Types that the parts of the HTML conversion share. */
import type { PictureUse } from "./source.ts";

/** A part of a page: HTML that the editor supports, or a picture. */
export type Block = { html: string } | { picture: PictureUse };

/** A part of a line; `end` ends the paragraph. */
export type Inline = Block | { end: true };

/** Resolves links, and reports what the editor can't show. */
export interface Conversion {
  /** @returns the link's target; `null` if only its text is kept */
  link(href: string): string | null;
  note(text: string): void;
  /** Whether empty lines separate paragraphs, and line breaks count. */
  hasLooseParagraphs: boolean;
}

/** Removes spaces and line breaks around the HTML. */
export function trimmed(html: string): string {
  let text = html.trim();
  while (text.startsWith("<br>")) text = text.slice(4).trimStart();
  while (text.endsWith("<br>")) text = text.slice(0, -4).trimEnd();
  return text;
}
