import { JSDOM } from "jsdom";
import { escapeHtml } from "../rich-text/escape-html.ts";
import { kindOf } from "./html-kinds.ts";
import { type Block, type Conversion, type Inline, trimmed } from "./html-parts.ts";
import { inlineOf } from "./html-to-inline.ts";
import { listOf, tableAsLines } from "./html-to-lists.ts";
import { isNestedTooDeep } from "./nesting.ts";

/** Deeper than any page; what lies below keeps only its text. */
const MAX_DEPTH = 60;

/** Rewrites a page's HTML with what the editor knows. Nothing of it is executed or loaded. */
export function htmlToBlocks(html: string, conversion: Conversion): Block[] {
  const blocks: Block[] = [];
  if (isNestedTooDeep(html)) {
    conversion.note("its elements are nested too deep, so the text was left out");
    return blocks;
  }
  addBlocks(blocks, JSDOM.fragment(html), conversion, 0);
  return blocks;
}

function addBlocks(blocks: Block[], parent: Node, conversion: Conversion, depth: number): void {
  let line: Inline[] = [];
  const flush = () => {
    addParagraphs(blocks, line);
    line = [];
  };
  if (depth > MAX_DEPTH) {
    blocks.push(...paragraph(escapeHtml(parent.textContent ?? "")));
    return;
  }
  for (const node of parent.childNodes) {
    const kind = kindOf(node);
    if (kind === "inline") line.push(...inlineOf(node, conversion, depth));
    else {
      flush();
      addElement(blocks, node as Element, conversion, depth);
    }
  }
  flush();
}

function addElement(
  blocks: Block[],
  element: Element,
  conversion: Conversion,
  depth: number,
): void {
  const tag = element.localName;
  const lined = { ...conversion, hasLooseParagraphs: false };
  const inside = () => [...element.childNodes].flatMap((node) => inlineOf(node, lined, depth));
  switch (kindOf(element)) {
    case "heading":
      return addLine(blocks, inside(), tag === "h1" ? "h2" : tag > "h4" ? "h4" : tag);
    case "quote":
      return addLine(blocks, inside(), "blockquote");
    case "caption":
      return addParagraphs(blocks, inside(), "em");
    case "term":
      return addParagraphs(blocks, inside(), "strong");
    case "list":
      return void blocks.push(...listOf(element, lined, depth));
    case "table":
      conversion.note("a table became lines of text, as the editor has no tables");
      return void blocks.push(...tableAsLines(element, lined, depth));
    case "code":
      conversion.note("code became plain text, as the editor has no code");
      return void blocks.push(...paragraph(codeLines(element.textContent ?? "")));
    case "line":
      return void blocks.push({ html: "<hr>" });
    default:
      return addBlocks(blocks, element, conversion, depth + 1);
  }
}

const codeLines = (text: string): string =>
  escapeHtml(text.replace(/\n$/, ""))
    .replace(/^ +/gm, (spaces) => "\u00a0".repeat(spaces.length))
    .replaceAll("\n", "<br>");

const paragraph = (html: string): Block[] => (isEmpty(html) ? [] : [{ html: `<p>${html}</p>` }]);

/** One line of text, then its pictures. */
function addLine(blocks: Block[], pieces: readonly Inline[], tag: string): void {
  const html = pieces
    .map((piece) => ("html" in piece ? piece.html : "end" in piece ? "<br>" : ""))
    .join("");
  const text = trimmed(html);
  if (!isEmpty(text)) blocks.push({ html: `<${tag}>${text}</${tag}>` });
  for (const piece of pieces) if ("picture" in piece) blocks.push(piece);
}

/** A paragraph for each run of text between pictures and empty lines. */
function addParagraphs(blocks: Block[], pieces: readonly Inline[], mark?: string): void {
  let html = "";
  const flush = () => {
    const text = trimmed(html);
    if (!isEmpty(text)) blocks.push(...paragraph(mark ? `<${mark}>${text}</${mark}>` : text));
    html = "";
  };
  for (const piece of pieces) {
    if ("html" in piece) html += piece.html;
    else {
      flush();
      if ("picture" in piece) blocks.push(piece);
    }
  }
  flush();
}

const isEmpty = (html: string): boolean => html.replace(/<[^>]*>/g, "").trim() === "";
