/** Text within a line: words, marks, links and the pictures among them. */
import { isLink } from "../fields/link.ts";
import { escapeHtml } from "../rich-text/escape-html.ts";
import { droppedTags, embedTags, isHtml, kindOf } from "./html-kinds.ts";
import type { Conversion, Inline } from "./html-parts.ts";
import type { PictureUse } from "./source.ts";

const [ELEMENT, TEXT, COMMENT] = [1, 3, 8];
const MAX_DEPTH = 100;

const marks: Readonly<Record<string, string>> = {
  b: "strong",
  strong: "strong",
  i: "em",
  em: "em",
  cite: "em",
};

export function inlineOf(node: Node, conversion: Conversion, depth: number): Inline[] {
  if (node.nodeType === TEXT) return textOf(node.nodeValue ?? "", conversion);
  if (node.nodeType === COMMENT) noteBlock(node.nodeValue ?? "", conversion);
  if (node.nodeType !== ELEMENT) return [];
  const element = node as Element;
  const tag = element.localName;
  const dropped = Object.hasOwn(droppedTags, tag) ? droppedTags[tag] : undefined;
  if (dropped !== undefined || !isHtml(element)) {
    if (dropped) conversion.note(dropped);
    return [];
  }
  if (tag === "br") return [{ html: "<br>" }];
  if (tag === "img") return [{ picture: pictureOf(element) }];
  if (tag === "input") return checkboxOf(element);
  if (embedTags.has(tag)) return embedOf(element, conversion);
  if (depth > MAX_DEPTH) return [{ html: escapeHtml(element.textContent ?? "") }];
  const inside = [...element.childNodes].flatMap((child) => inlineOf(child, conversion, depth + 1));
  if (kindOf(element) !== "inline") return [{ end: true }, ...inside, { end: true }];
  if (tag === "a") return linked(element, inside, conversion);
  const mark = Object.hasOwn(marks, tag) ? marks[tag] : undefined;
  return mark ? wrapped(inside, `<${mark}>`, `</${mark}>`) : inside;
}

function textOf(text: string, { hasLooseParagraphs }: Conversion): Inline[] {
  if (!hasLooseParagraphs) return [{ html: escapeHtml(text.replace(/[ \t\r\n]+/g, " ")) }];
  return text
    .split(/\n[ \t\r]*\n/)
    .flatMap((part): Inline[] => [
      { end: true },
      { html: escapeHtml(part.replace(/\r/g, "")).replace(/\n/g, "<br>") },
    ])
    .slice(1);
}

/** WordPress's blocks that a server fills: a list of posts, a reusable block. */
function noteBlock(comment: string, { note }: Conversion): void {
  const name = /^\s*wp:([a-z][\w/-]{0,60})\s/.exec(comment)?.[1];
  if (name && comment.trimEnd().endsWith("/")) note(`the block “${name}” was left out`);
}

function pictureOf(element: Element): PictureUse {
  const caption = element.closest("figure")?.querySelector("figcaption")?.textContent;
  const given = [element.getAttribute("alt"), caption, element.getAttribute("title")];
  return {
    src: element.getAttribute("src") ?? "",
    descriptions: given.map((text) => text?.trim() ?? "").filter(Boolean),
  };
}

const checkboxOf = (element: Element): Inline[] =>
  element.getAttribute("type") === "checkbox"
    ? [{ html: element.hasAttribute("checked") ? "☑ " : "☐ " }]
    : [];

function embedOf(element: Element, { note }: Conversion): Inline[] {
  const src = (
    element.getAttribute("src") ??
    element.querySelector("source")?.getAttribute("src") ??
    ""
  ).replace(/^\/\//, "https://");
  if (!/^https?:/i.test(src) || !isLink(src)) {
    note("something embedded was left out");
    return [];
  }
  note(`a link took the place of what was embedded from ${new URL(src).host}`);
  const url = escapeHtml(src);
  return [{ end: true }, { html: `<a href="${url}">${url}</a>` }, { end: true }];
}

function linked(element: Element, inside: Inline[], { link }: Conversion): Inline[] {
  const href = element.getAttribute("href");
  const target = href === null ? null : link(href);
  return target === null ? inside : wrapped(inside, `<a href="${escapeHtml(target)}">`, "</a>");
}

/** Marks text, and leaves pictures unmarked. */
const wrapped = (pieces: Inline[], start: string, end: string): Inline[] =>
  pieces.map((piece) =>
    "html" in piece && piece.html.trim() !== "" && piece.html !== "<br>"
      ? { html: `${start}${piece.html}${end}` }
      : piece,
  );
