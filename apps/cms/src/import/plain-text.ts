import { JSDOM } from "jsdom";

/** The text of HTML, in one line. */
export function textOfHtml(html: string): string {
  return oneLine(JSDOM.fragment(html).textContent ?? "");
}

/** In one line, without what terminals and editors take for commands. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** Cuts a text between two words; `…` shows it. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const start = text.slice(0, length - 1).toWellFormed();
  const space = start.lastIndexOf(" ");
  return `${start.slice(0, space > length / 2 ? space : undefined).trimEnd()}…`;
}
