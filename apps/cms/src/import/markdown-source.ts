/** A folder of Markdown and pictures. */
import { readFile, stat } from "node:fs/promises";
import { basename, join, posix } from "node:path";
import { Marked } from "marked";
import { fileBelow, filesIn } from "./files-in-folder.ts";
import { folderPages } from "./folder-pages.ts";
import { bodyOf, type MarkdownPage, markdownPage } from "./markdown-page.ts";
import {
  type FoundPicture,
  ImportProblem,
  MAX_TEXT,
  type PictureUse,
  type Source,
  type SourcePage,
} from "./source.ts";

export interface MarkdownOptions {
  folder: string;
  /** More pictures. */
  images: string | null;
  /** Names the source; the folder's name by default. */
  name: string | null;
  publish: boolean;
}

const MARKDOWN = /\.(?:md|markdown)$/i;
/** Pictures are written from the root of a site, whose generator takes them from one of these. */
const publicFolders = ["", "static", "public", "assets", "src"];

export async function markdownSource(options: MarkdownOptions): Promise<Source> {
  const { folder, publish } = options;
  const { paths, skipped } = await filesIn(folder);
  const notTaken: string[] = skipped.map(
    (path) => `${path}: a link of the file system, or too much`,
  );
  const written: MarkdownPage[] = [];
  for (const path of paths.filter((file) => MARKDOWN.test(file))) {
    const read = await readText(join(folder, path));
    if (read.problem === null) written.push(markdownPage(path, read.text, publish));
    else notTaken.push(`${path}: ${read.problem}`);
  }
  if (written.length === 0)
    throw new ImportProblem(`There is no Markdown file (.md) in ${folder}.`);
  const pages = folderPages(written);
  const byPath = new Map(pages.map((page) => [page.key, page]));
  const marked = new Marked({ gfm: true, async: false });

  async function findPicture({ src, descriptions }: PictureUse, from: SourcePage) {
    if (/^(?:[a-z][\w+.-]*:|\/\/)/i.test(src))
      return "it is on another server; put its file into the folder, and name it there";
    const path = decoded(src);
    const near = posix.join(posix.dirname(from.key), path);
    const candidates = path.startsWith("/")
      ? publicFolders.map((name) => posix.join(name, path))
      : [near, ...publicFolders.map((name) => posix.join(name, path))];
    for (const root of [folder, ...(options.images === null ? [] : [options.images])]) {
      for (const candidate of candidates) {
        const file = await fileBelow(root, candidate);
        if (file !== null)
          return {
            key: candidate.replace(/^\/+/, ""),
            path: file,
            descriptions,
          } satisfies FoundPicture;
      }
    }
    return "there is no such file in the folder";
  }

  return {
    name: `markdown:${options.name ?? basename(folder)}`,
    pages,
    notTaken,
    async textOf(page) {
      // A folder without a page of its own.
      if (!MARKDOWN.test(page.key)) return { html: "", hasLooseParagraphs: false, warnings: [] };
      const { text } = await readText(join(folder, page.key));
      const html = await marked.parse(bodyOf(text, page.title));
      return { html, hasLooseParagraphs: false, warnings: [] };
    },
    pageAt(href, from) {
      if (!isRelative(href)) return null;
      const path = decoded(href);
      if (path === "") return null;
      const target = path.startsWith("/")
        ? path.slice(1)
        : posix.join(posix.dirname(from.key), path);
      const plain = target.replace(/\/+$/, "");
      const named = [
        plain,
        `${plain}.md`,
        `${plain}/index.md`,
        `${plain}/_index.md`,
        `${plain}/README.md`,
      ];
      return named.find((key) => byPath.has(key)) ?? null;
    },
    isOwn: (href) => isRelative(href) && !href.startsWith("/"),
    findPicture,
    async placeOf(page, needle) {
      if (!MARKDOWN.test(page.key) || needle === "") return page.label;
      const { text } = await readText(join(folder, page.key));
      const at = text.indexOf(needle);
      return at < 0 ? page.label : `${page.label}:${text.slice(0, at).split("\n").length}`;
    },
    close: async () => undefined,
  };
}

const isRelative = (href: string): boolean => !/^(?:[a-z][\w+.-]*:|\/\/|#)/i.test(href);

/** Without query and fragment. */
function decoded(href: string): string {
  const path = href.replace(/[?#].*$/s, "");
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function readText(file: string): Promise<{ text: string; problem: string | null }> {
  const { size } = await stat(file);
  if (size > MAX_TEXT * 2) return { text: "", problem: "longer than 2 MB" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file));
    const isLong = text.length > MAX_TEXT;
    return isLong
      ? { text: "", problem: "longer than 1,000,000 characters" }
      : { text, problem: null };
  } catch {
    return { text: "", problem: "not written in UTF-8" };
  }
}
