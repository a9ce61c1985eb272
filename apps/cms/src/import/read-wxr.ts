/** Reads a WordPress export (WXR: RSS with elements of its own), one item at a time. */
import { createReadStream } from "node:fs";
import { SaxesParser } from "saxes";
import { ImportProblem } from "./source.ts";

/** The texts of an item's elements, by name, such as `wp:post_id`. */
export interface WxrItem {
  fields: Readonly<Record<string, string>>;
  meta: Readonly<Record<string, string>>;
  line: number;
}

export interface WxrChannel {
  fields: Readonly<Record<string, string>>;
  /** Numbers of elements that aren't imported: `comment`, `author`, `category`, `tag`. */
  counts: Readonly<Record<string, number>>;
}

/** Longest text of an element. Longer ones are logs or pictures, and would have to be kept in memory. */
const MAX_ELEMENT = 8_000_000;
const MAX_ELEMENT_IN_WORDS = "8 MB";
const MAX_DEPTH = 20;
const CHANNEL_FIELDS = new Set([
  "title",
  "link",
  "wp:base_site_url",
  "wp:base_blog_url",
  "wp:wxr_version",
]);
const ITEM_FIELDS = new Set(
  (
    "title link content:encoded excerpt:encoded wp:post_id wp:post_type wp:status wp:post_name " +
    "wp:post_parent wp:menu_order wp:post_date wp:post_password wp:attachment_url"
  ).split(" "),
);
const META = new Set(["_thumbnail_id", "_wp_attachment_image_alt"]);
const COUNTED: Readonly<Record<string, string>> = {
  "wp:comment": "comment",
  "wp:author": "author",
  "wp:category": "category",
  "wp:tag": "tag",
  "wp:term": "term",
};

/**
 * @param onItem called for the items one after the other
 * @throws {ImportProblem} if it isn't such an export, or declares a document type, which can define entities
 */
export async function readWxr(
  path: string,
  onItem: (item: WxrItem) => Promise<void>,
): Promise<WxrChannel> {
  const channel = { fields: {} as Record<string, string>, counts: {} as Record<string, number> };
  const waiting: WxrItem[] = [];
  const parser = new SaxesParser();
  const refuse = (reason: string): never => {
    throw new ImportProblem(`Line ${parser.line}: ${reason}`);
  };
  const open: string[] = [];
  let item: { fields: Record<string, string>; meta: Record<string, string>; line: number } | null =
    null;
  let [text, metaKey, length] = ["", "", 0];

  parser.on("error", ({ message }) =>
    refuse(`isn't well-formed XML (${message.replace(/^\d+:\d+: /, "")})`),
  );
  parser.on("doctype", () => refuse("declares a document type, which exports of WordPress don't."));
  parser.on("opentag", ({ name }) => {
    if (open.push(name) > MAX_DEPTH) refuse("elements are nested too deep.");
    if (open.length === 1 && name !== "rss") refuse("isn't an export of WordPress (WXR).");
    if (name === "item" && open.length === 3) item = { fields: {}, meta: {}, line: parser.line };
    const counted = Object.hasOwn(COUNTED, name) ? COUNTED[name] : undefined;
    if (counted) channel.counts[counted] = (channel.counts[counted] ?? 0) + 1;
    [text, length] = ["", 0];
  });
  for (const event of ["text", "cdata"] as const) {
    parser.on(event, (part) => {
      length = 0;
      if (text.length + part.length > MAX_ELEMENT)
        refuse(`a text is longer than ${MAX_ELEMENT_IN_WORDS}.`);
      text += part;
    });
  }
  parser.on("closetag", ({ name }) => {
    const depth = open.length;
    open.pop();
    if (item === null) {
      if (depth === 3 && CHANNEL_FIELDS.has(name)) channel.fields[name] = text.trim();
    } else if (depth === 3) {
      waiting.push(item);
      item = null;
    } else if (depth === 4 && ITEM_FIELDS.has(name)) item.fields[name] = text;
    else if (name === "wp:meta_key") metaKey = text.trim();
    else if (name === "wp:meta_value" && META.has(metaKey)) item.meta[metaKey] = text.trim();
    [text, length] = ["", 0];
  });

  const decoder = new TextDecoder("utf-8", { fatal: true });
  const write = (part: string) => {
    // WordPress writes control characters that XML doesn't allow.
    parser.write(part.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ""));
    length += part.length;
    // The parser keeps a text in memory until its end.
    if (length > MAX_ELEMENT * 2) refuse(`a text is longer than ${MAX_ELEMENT_IN_WORDS}.`);
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    write(decode(decoder, chunk as Buffer, refuse));
    for (const next of waiting.splice(0)) await onItem(next);
  }
  write(decode(decoder, null, refuse));
  parser.close();
  if (!("wp:wxr_version" in channel.fields))
    throw new ImportProblem(
      "The file isn't an export of WordPress (WXR): wp:wxr_version is missing.",
    );
  return channel;
}

function decode(
  decoder: TextDecoder,
  chunk: Buffer | null,
  refuse: (reason: string) => never,
): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    return refuse("isn't written in UTF-8.");
  }
}
