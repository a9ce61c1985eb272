/** The text of a page as the editor keeps it. */
import { isLink } from "../fields/link.ts";
import { escapeHtml } from "../rich-text/escape-html.ts";
import type { Block } from "./html-parts.ts";
import { htmlToBlocks } from "./html-to-blocks.ts";
import type { PictureId } from "./pictures.ts";
import type { Plan } from "./plan.ts";
import { oneLine, shorten } from "./plain-text.ts";
import type { Source, SourcePage } from "./source.ts";

const MAX_LINK = 500;
const PICTURE_FILE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;

interface Writing {
  source: Source;
  plan: Plan;
  pictureId: PictureId;
}

export interface PageText {
  /** HTML that only has what the editor knows. */
  html: string;
  warnings: { needle: string; text: string }[];
}

export async function pageText(page: SourcePage, writing: Writing): Promise<PageText> {
  const { html, hasLooseParagraphs, warnings: readingWarnings } = await writing.source.textOf(page);
  const notes = new Map<string, number>();
  const warnings: PageText["warnings"] = readingWarnings.map((text) => ({ needle: "", text }));
  const blocks = htmlToBlocks(html, {
    hasLooseParagraphs,
    note: (text) => void notes.set(text, (notes.get(text) ?? 0) + 1),
    link: (href) => linkOf(href.trim(), page, writing, warnings),
  });
  const parts: string[] = [];
  for (const block of blocks) parts.push(await htmlOf(block, page, writing.pictureId));
  for (const [text, times] of notes)
    warnings.push({ needle: "", text: times === 1 ? text : `${text} (${times} times)` });
  return { html: parts.join(""), warnings };
}

async function htmlOf(block: Block, page: SourcePage, pictureId: PictureId): Promise<string> {
  if ("html" in block) return block.html;
  const id = await pictureId(block.picture, page);
  if (id === null) return "";
  return `<img data-lexical-upload-id="${escapeHtml(id)}" data-lexical-upload-relation-to="media">`;
}

/** Where a link leads on this site; `null` if only its text stays. */
function linkOf(
  href: string,
  page: SourcePage,
  { source, plan }: Writing,
  warnings: PageText["warnings"],
): string | null {
  if (href === "" || href.startsWith("#")) return null;
  const warn = (text: string) =>
    void warnings.push({
      needle: href,
      text: `the link to ${shorten(oneLine(href), 120)} ${text}`,
    });
  const key = source.pageAt(href, page);
  const target = key === null ? undefined : plan.pages.get(key);
  if (target && (target.state === "new" || target.state === "there")) return `/${target.slug}`;
  // Around a picture, to its full size.
  if (PICTURE_FILE.test(href.replace(/[?#].*$/s, ""))) return null;
  if (!isLink(href) || href.length > MAX_LINK) {
    warn("leads nowhere on this site; only its text stays");
    return null;
  }
  if (source.isOwn(href)) warn("leads to the former site, to something that isn't imported");
  return href;
}
