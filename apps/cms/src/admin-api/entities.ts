/** Which collection or global a path of Payload's API refers to. */
import type { SanitizedConfig } from "payload";
import { FILE_NAME } from "../storage/file-name.ts";

/** What the checks need to know about a collection or global. */
export interface Entity {
  slug: string;
  hasVersions: boolean;
  /** Names of its rich text fields. */
  richText: ReadonlySet<string>;
}

export interface Entities {
  collections: readonly Entity[];
  globals: readonly Entity[];
}

type Configured = SanitizedConfig["collections"][number] | SanitizedConfig["globals"][number];

function entityOf(configured: Configured): Entity {
  const { slug, versions, flattenedFields } = configured;
  const texts = flattenedFields.filter(({ type }) => type === "richText");
  return {
    slug,
    hasVersions: Boolean(versions),
    richText: new Set(texts.map(({ name }) => name)),
  };
}

export const entitiesOf = ({ collections, globals }: SanitizedConfig): Entities => ({
  collections: collections.map(entityOf),
  globals: globals.map(entityOf),
});

/**
 * Finds the collection or global of a path.
 * @returns `null` if Payload should answer 404 itself; `"none"` for names that Payload would find on
 * `Object.prototype`
 */
export function entityAt(pathname: string, entities: Entities): Entity | null | "none" {
  const [first = "", second = ""] = pathname.replace(/^\/payload-api\//, "").split("/");
  const isGlobal = first === "globals";
  const slug = isGlobal ? second : first;
  if (slug in Object.prototype) return "none";
  const among = isGlobal ? entities.globals : entities.collections;
  return among.find((entity) => entity.slug === slug) ?? null;
}

/** Whether a path names a document that can't exist, which Payload would answer with 500. */
export function isMissing(pathname: string, entity: Entity): boolean {
  const [, part, name = ""] =
    /^\/payload-api\/(?:globals\/)?[^/]+\/(versions|file)(?:\/(.*))?$/.exec(pathname) ?? [];
  if (part === "versions") return !entity.hasVersions;
  return part === "file" && !FILE_NAME.test(name);
}
