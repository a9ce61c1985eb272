/** Pieces of HTML that several blocks have. What isn't filled in yet leaves nothing behind. */
import { isLink } from "../../fields/link.ts";
import { escapeHtml } from "../escape-html.ts";
import type { BlockContext } from "./page-block.ts";

type Text = string | null | undefined;

/** An element around text; nothing without text. */
export const element = (tag: string, text: Text): string =>
  wrap(tag, escapeHtml(text?.trim() ?? ""));

/** An element around HTML; nothing around nothing. */
export const wrap = (tag: string, html: string): string =>
  html === "" ? "" : `<${tag}>${html}</${tag}>`;

/** A block under its heading; nothing without content. */
export const section = (className: string, heading: Text, content: string): string =>
  content === "" ? "" : `<div class="${className}">${element("h2", heading)}${content}</div>`;

/** A text of lines as paragraphs. */
export const paragraphs = (text: Text): string =>
  (text ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => wrap("p", escapeHtml(paragraph.trim()).replace(/\s*\n\s*/g, "<br>")))
    .join("");

/** A link, or only its text where the address leads nowhere. */
export const link = (url: Text, text: Text, className?: string): string => {
  const label = escapeHtml(text?.trim() ?? "");
  if (label === "" || !url || !isLink(url)) return className === undefined ? label : "";
  const classes = className === undefined ? "" : ` class="${className}"`;
  return `<a${classes} href="${escapeHtml(url)}">${label}</a>`;
};

export const button = (url: Text, text: Text): string =>
  wrap("p", link(url, text, "btn btn-primary"));

/** A picture under the path of the site; nothing once it is deleted. */
export async function picture(value: unknown, { findImage }: BlockContext): Promise<string> {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  if (typeof id !== "string" && typeof id !== "number") return "";
  const image = await findImage(String(id));
  if (!image?.filename) return "";
  const size =
    image.width && image.height ? ` width="${image.width}" height="${image.height}"` : "";
  return `<img src="/images/site/${encodeURIComponent(image.filename)}" alt="${escapeHtml(image.alt)}"${size}>`;
}

/** The rows of a list, one after the other. */
export async function joined<Row>(
  rows: readonly (Row | null | undefined)[] | null | undefined,
  toHtml: (row: Row) => string | Promise<string>,
): Promise<string> {
  const html = await Promise.all((rows ?? []).map((row) => (row ? toHtml(row) : "")));
  return html.join("");
}
