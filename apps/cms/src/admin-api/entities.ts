/** What the paths of Payload's API speak of. */
import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { SanitizedConfig } from "payload";

/** A collection or a global, as far as requests are looked at. */
export interface Entity {
  slug: string;
  hasVersions: boolean;
  /** Names of its fields that hold rich text. */
  richText: ReadonlySet<string>;
  /** Where its files lie; `null` where it has none. */
  folder: string | null;
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
    folder: ("upload" in configured && configured.upload.staticDir) || null,
  };
}

export const entitiesOf = ({ collections, globals }: SanitizedConfig): Entities => ({
  collections: collections.map(entityOf),
  globals: globals.map(entityOf),
});

/**
 * Finds what a path speaks of.
 * @returns `null` where Payload has to say that there is nothing; `"none"` for names that it would take
 * from JavaScript's own objects
 */
export function entityAt(pathname: string, entities: Entities): Entity | null | "none" {
  const [first = "", second = ""] = pathname.replace(/^\/payload-api\//, "").split("/");
  const isGlobal = first === "globals";
  const slug = isGlobal ? second : first;
  if (slug in Object.prototype) return "none";
  const among = isGlobal ? entities.globals : entities.collections;
  return among.find((entity) => entity.slug === slug) ?? null;
}

/** Whether a path asks for what can't be there, for which Payload has no answer but a failure. */
export async function isMissing(pathname: string, entity: Entity): Promise<boolean> {
  const [, part, name = ""] =
    /^\/payload-api\/(?:globals\/)?[^/]+\/(versions|file)(?:\/(.*))?$/.exec(pathname) ?? [];
  if (part === "versions") return !entity.hasVersions;
  if (part !== "file" || entity.folder === null) return false;
  const path = join(entity.folder, basename(name));
  return !(await stat(path).catch(() => null))?.isFile();
}
