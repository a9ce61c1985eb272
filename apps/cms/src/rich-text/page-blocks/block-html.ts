/** Pieces of HTML that several blocks use. Fields that aren't filled in yet produce no HTML. */
import { isLink } from "../../fields/link.ts";
import { escapeHtml } from "../escape-html.ts";
import type { BlockContext } from "./page-block.ts";

type Text = string | null | undefined;

/** An element around text; empty if the text is. */
export const element = (tag: string, text: Text): string =>
  wrap(tag, escapeHtml(text?.trim() ?? ""));

/** An element around HTML; empty if the HTML is. */
export const wrap = (tag: string, html: string): string =>
  html === "" ? "" : `<${tag}>${html}</${tag}>`;

/** A block under its heading; empty if the content is. */
export const section = (className: string, heading: Text, content: string): string =>
  content === "" ? "" : `<div class="${className}">${element("h2", heading)}${content}</div>`;

/** A multi-line text as paragraphs. */
export const paragraphs = (text: Text): string =>
  (text ?? "")
    .split(/\n\s*\n/)
    .map((paragraph) => wrap("p", escapeHtml(paragraph.trim()).replace(/\s*\n\s*/g, "<br>")))
    .join("");

/** A link, or only its text if the address isn't valid. */
export const link = (url: Text, text: Text, className?: string): string => {
  const label = escapeHtml(text?.trim() ?? "");
  if (label === "" || !url || !isLink(url)) return className === undefined ? label : "";
  const classes = className === undefined ? "" : ` class="${className}"`;
  return `<a${classes} href="${escapeHtml(url)}">${label}</a>`;
};

export const button = (url: Text, text: Text): string =>
  wrap("p", link(url, text, "btn btn-primary"));

/** A picture under the site's path; empty once the picture is deleted. */
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
