/** One Markdown file as a page. */
import { posix } from "node:path";
import { slugify } from "../slugify.ts";
import { readFrontMatter } from "./front-matter.ts";
import { oneLine } from "./plain-text.ts";
import type { SourcePage } from "./source.ts";

/** Names of the same field in different site generators; the first one present counts. */
const names = {
  title: ["title"],
  slug: ["slug"],
  description: ["description", "summary", "excerpt"],
  banner: ["banner", "cover", "image", "featured_image", "hero"],
  bannerAlt: ["banner_alt", "image_alt", "alt"],
  tagline: ["tagline", "subtitle"],
  date: ["date"],
  order: ["order", "weight", "nav_order"],
  isDraft: ["draft"],
  isPublished: ["published"],
  formerPaths: ["redirect_from", "aliases"],
} as const;

const known = new Set<string>(Object.values(names).flat());

export interface MarkdownPage extends SourcePage {
  order: number;
}

/** @param path of the file, relative to the folder of the import */
export function markdownPage(path: string, file: string, publish: boolean): MarkdownPage {
  const { fields, text, problem } = readFrontMatter(file);
  const value = (name: keyof typeof names): unknown =>
    names[name].map((key) => fields[key]).find((given) => given !== undefined && given !== null);
  const words = (name: keyof typeof names): string => {
    const given = value(name);
    return typeof given === "string" || typeof given === "number" ? oneLine(String(given)) : "";
  };
  const ignored = Object.keys(fields).filter((name) => !known.has(name));
  const isHeldBack = value("isDraft") === true || value("isPublished") === false;
  const banner = words("banner");
  return {
    key: path,
    label: path,
    title: words("title") || headingOf(text) || titleOfFile(path),
    slug: slugify(words("slug").replace(/^.*\//, "")) || slugify(nameOf(path)),
    parentKey: null,
    isPublished: publish && !isHeldBack,
    description: words("description"),
    tagline: words("tagline") || dateOf(value("date")),
    banner:
      banner === "" ? null : { src: banner, descriptions: [words("bannerAlt")].filter(Boolean) },
    formerPaths: [value("formerPaths")].flat().filter((item) => typeof item === "string"),
    warnings: [
      ...(problem === null ? [] : [problem]),
      ...(ignored.length === 0
        ? []
        : [
            `not taken from its front matter: ${oneLine(ignored.slice(0, 20).join(", ")).slice(0, 200)}`,
          ]),
    ],
    order: Number(value("order") ?? Infinity),
  };
}

/** The Markdown below the front matter, without a first heading that repeats the title. */
export function bodyOf(file: string, title: string): string {
  const { text } = readFrontMatter(file);
  return headingOf(text) === title ? text.replace(HEADING, () => "") : text;
}

const HEADING = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/;

const headingOf = (text: string): string =>
  oneLine((HEADING.exec(text)?.[1] ?? "").replace(/[*_`]/g, ""));

const INDEX = /^(?:index|_index|readme)$/i;

/** Whether a file is the page of its folder. */
export const isIndex = (path: string): boolean => INDEX.test(posix.parse(path).name);

/** A file's own name, or its folder's name for `index.md`. */
const nameOf = (path: string): string => {
  const { name, dir } = posix.parse(path);
  return isIndex(path) && dir !== "" ? posix.basename(dir) : name;
};

/** `our-team.md` → `Our team`. */
export function titleOfFile(path: string): string {
  const words = oneLine(nameOf(path).replace(/[-_]+/g, " "));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads a date, which YAML may leave as text in the order year, month, day. */
function dateOf(date: unknown): string {
  const found = /^(\d{4}-\d\d-\d\d)/.exec(date instanceof Date ? date.toISOString() : String(date));
  return found ? dayInWords(found[1]!) : "";
}

/** `2019-05-14` → `14 May 2019`; empty if there is no such day. */
export function dayInWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return "";
  return date.toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
