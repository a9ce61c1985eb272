import { open } from "node:fs/promises";
import { basename } from "node:path";
import { stableId } from "../seed/stable-id.ts";
import { oneLine, shorten } from "./plain-text.ts";
import { reasonOf, type Report } from "./report.ts";
import type { FoundPicture, PictureUse, Source, SourcePage } from "./source.ts";
import type { Store } from "./store.ts";

/** As the admin allows; see `upload` in the configuration. */
const MAX_BYTES = 15 * 1024 * 1024;
const MAX_ALT = 250;
const MAX_SRC = 2_000;
const NO_ALT =
  "has no description and gets “Picture of: ” with the page's title; please describe it in the admin";

/** Finds and stores a picture. @returns its id; `null` if it is left out, which is reported */
export type PictureId = (use: PictureUse, page: SourcePage) => Promise<string | null>;

export function createPictureId(source: Source, store: Store, report: Report): PictureId {
  /** Of this run: pages share pictures. */
  const known = new Map<string, string | null>();

  async function idOf(found: FoundPicture, page: SourcePage) {
    const key = `import:${source.name}:${found.key}`;
    const id = known.get(key);
    if (id !== undefined) return id;
    const made = await make(stableId(key), found, page);
    known.set(key, made);
    return made;
  }

  async function make(id: string, found: FoundPicture, page: SourcePage) {
    const row = { what: "picture", at: shown(found.key), from: page.label } as const;
    if (await store.hasPicture(id)) {
      report.row({ outcome: "there", ...row });
      return id;
    }
    try {
      const data = await readBounded(found.path);
      const name = basename(found.path);
      const file = { name, data, mimetype: "application/octet-stream", size: data.length };
      await store.picture({ id, alt: altOf(found, page), file });
    } catch (error) {
      report.warn(page.label, `the picture ${shown(found.key)} was left out: ${reasonOf(error)}`);
      return null;
    }
    report.row({ outcome: "made", ...row });
    if (descriptionOf(found) === undefined) report.warn(page.label, `${row.at} ${NO_ALT}`);
    return id;
  }

  return async (use, page) => {
    const isLong = use.src.length > MAX_SRC || use.src.trim() === "";
    const found = isLong
      ? "it has no address, or a very long one"
      : await source.findPicture(use, page);
    if (typeof found !== "string") return idOf(found, page);
    const place = await source.placeOf(page, use.src.slice(0, MAX_SRC));
    report.warn(place, `the picture ${shown(use.src)} was left out: ${found}`);
    return null;
  };
}

const shown = (src: string): string => shorten(oneLine(src), 120);

async function readBounded(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) throw new Error("it is larger than 15 MiB");
    return await file.readFile();
  } finally {
    await file.close();
  }
}

const descriptionOf = ({ descriptions }: FoundPicture): string | undefined =>
  descriptions.map(oneLine).find((text) => text !== "");

/** What a picture shows, for people who can't see it. */
const altOf = (found: FoundPicture, { title }: SourcePage): string =>
  shorten(descriptionOf(found) ?? `Picture of: ${title}`, MAX_ALT);
