/** Lists, and tables as lines: the editor knows no tables. */
import { escapeHtml } from "../rich-text/escape-html.ts";
import { kindOf } from "./html-kinds.ts";
import { type Block, type Conversion, type Inline, trimmed } from "./html-parts.ts";
import { inlineOf } from "./html-to-inline.ts";

const MAX_DEPTH = 20;

/** The list, then the pictures that were in it. */
export function listOf(list: Element, conversion: Conversion, depth: number): Block[] {
  const pictures: Block[] = [];
  const html = listHtml(list, conversion, depth, pictures);
  return html === "" ? pictures : [{ html }, ...pictures];
}

function listHtml(list: Element, conversion: Conversion, depth: number, pictures: Block[]): string {
  const items = [...list.children].map((item) => {
    let inner = "";
    const pieces: Inline[] = [];
    const children = item.localName === "li" ? [...item.childNodes] : [item];
    for (const child of children) {
      const isList = kindOf(child) === "list" && depth < MAX_DEPTH;
      if (isList) inner += listHtml(child as Element, conversion, depth + 1, pictures);
      else pieces.push(...inlineOf(child, conversion, depth + 1));
    }
    return { text: lineOf(pieces, pictures), inner };
  });
  const filled = items.filter(({ text, inner }) => text !== "" || inner !== "");
  if (filled.length === 0) return "";
  const tag = list.localName === "ol" ? "ol" : "ul";
  return `<${tag}>${filled.map(({ text, inner }) => `<li>${text}${inner}</li>`).join("")}</${tag}>`;
}

/** One line of text; its pictures go after the list. */
function lineOf(pieces: readonly Inline[], pictures: Block[]): string {
  let html = "";
  for (const piece of pieces) {
    if ("picture" in piece) pictures.push(piece);
    else if ("html" in piece) html += piece.html;
    else if (html.trim() !== "") html += "<br>";
  }
  return trimmed(html.replace(/(?:<br>\s*){2,}/g, "<br>"));
}

/** A line for each row, with the names of the columns where the table has them. */
export function tableAsLines(table: Element, conversion: Conversion, depth: number): Block[] {
  const pictures: Block[] = [];
  const cells = (row: Element) =>
    [...row.children].map((cell) => {
      const pieces = [...cell.childNodes].flatMap((node) => inlineOf(node, conversion, depth + 1));
      return lineOf(pieces, pictures).replaceAll("<br>", " ");
    });
  const rows = [...table.querySelectorAll("tr")].filter((row) => row.closest("table") === table);
  const isHead = rows.length > 1 && [...rows[0]!.children].every((cell) => cell.localName === "th");
  const names = isHead ? cells(rows[0]!) : [];
  const lines = rows.slice(isHead ? 1 : 0).map((row) => {
    const texts = cells(row).map((text, index) => {
      const name = names[index];
      return text !== "" && name ? `<strong>${name}:</strong> ${text}` : text;
    });
    return texts.filter((text) => text !== "").join("; ");
  });
  const caption = table.querySelector("caption")?.textContent?.trim() ?? "";
  const head = caption === "" ? [] : [`<em>${escapeHtml(caption)}</em>`];
  const html = [...head, ...lines].filter((line) => line !== "").join("<br>");
  return html === "" ? pictures : [{ html: `<p>${html}</p>` }, ...pictures];
}
