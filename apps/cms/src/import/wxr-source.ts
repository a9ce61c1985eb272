/** A WordPress export, with a copy of its uploads folder. */
import { KEY_LINK, listText } from "./news-pages.ts";
import { oneLine } from "./plain-text.ts";
import { withoutShortcodes } from "./shortcodes.ts";
import {
  type FoundPicture,
  MAX_TEXT,
  type PictureUse,
  type Source,
  type SourceText,
} from "./source.ts";
import { openSpool, type Spool } from "./spool.ts";
import { findUpload, uploadPath } from "./uploads-folder.ts";
import { readIndex, uploadKey, type WxrIndex } from "./wxr-index.ts";

export interface WxrOptions {
  file: string;
  /** A copy of `wp-content/uploads`. */
  images: string | null;
  /** Identifies the source; the address of the former site by default. */
  name: string | null;
  /** Makes everything a draft. */
  drafts: boolean;
  /** Temporary folder for texts while the import runs. */
  workFolder: string;
}

export async function wxrSource(options: WxrOptions): Promise<Source> {
  const spool = await openSpool(options.workFolder);
  try {
    return sourceOf(options, spool, await readIndex(options.file, spool, options.drafts));
  } catch (error) {
    await spool.close();
    throw error;
  }
}

function sourceOf({ images, name }: WxrOptions, spool: Spool, index: WxrIndex): Source {
  const { pages, attachments, origins } = index;
  const keys = new Set(pages.map(({ key }) => key));
  const byPath = new Map(
    pages.flatMap(({ key, formerPaths }) => formerPaths.map((path) => [plain(path), key] as const)),
  );
  const byUpload = new Map([...attachments.values()].map((one) => [uploadKey(one.address), one]));
  const byParent = Map.groupBy(attachments.values(), ({ parent }) => parent);

  async function findPicture({ src, descriptions }: PictureUse): Promise<FoundPicture | string> {
    const id = /^attachment:(\d+)$/.exec(src)?.[1];
    if (id === undefined && !ownUrl(src, origins)) return "it is on another server";
    const attachment = id === undefined ? byUpload.get(uploadKey(src)) : attachments.get(id);
    const path = uploadPath(id === undefined ? src : (attachment?.address ?? ""));
    if (path === null)
      return id === undefined ? "it isn't in wp-content/uploads" : "the export doesn't contain it";
    if (images === null) return "name the folder of pictures with --images";
    const file = await findUpload(images, path);
    if (!file) return `${oneLine(path)} isn't in the folder of pictures`;
    return { ...file, descriptions: [...descriptions, ...(attachment?.descriptions ?? [])] };
  }

  return {
    name: `wxr:${name ?? origins[0] ?? "export"}`,
    pages,
    notTaken: index.notTaken,
    async textOf(page): Promise<SourceText> {
      const place = index.texts.get(page.key);
      if (!place) return listText(page, pages);
      const text = await spool.read(place);
      if (text.length > MAX_TEXT)
        return {
          html: "",
          hasLooseParagraphs: false,
          warnings: ["its text is longer than 1,000,000 characters and was left out"],
        };
      const { html, leftOut } = withoutShortcodes(text, (ids) => {
        const given = ids.length > 0 ? ids : (byParent.get(page.key) ?? []).map(({ id }) => id);
        return given.map((id) => `attachment:${id}`);
      });
      return {
        html,
        hasLooseParagraphs: !html.includes("<!-- wp:"),
        warnings: [...leftOut].map((code) => `the shortcode [${code}] was left out`),
      };
    },
    pageAt(href) {
      if (href.startsWith(KEY_LINK)) return href.slice(KEY_LINK.length);
      const url = ownUrl(href, origins);
      if (!url) return null;
      const id = url.searchParams.get("p") ?? url.searchParams.get("page_id");
      if (id !== null) return keys.has(id) ? id : null;
      return byPath.get(plain(url.pathname)) ?? null;
    },
    isOwn: (href) => ownUrl(href, origins) !== null,
    findPicture,
    placeOf: async ({ label }) => label,
    close: () => spool.close(),
  };
}

/** Normalises a path for comparison. */
function plain(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase().replace(/\/+$/, "");
  } catch {
    return path;
  }
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^www\./, "");

/** Parses an address of the former site, with or without its host; `null` for all others. */
function ownUrl(href: string, origins: readonly string[]): URL | null {
  const [base] = origins;
  if (base === undefined || href.startsWith("#") || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  if (!/^https?:$/.test(url.protocol)) return null;
  return origins.some((origin) => hostOf(new URL(origin)) === hostOf(url)) ? url : null;
}
