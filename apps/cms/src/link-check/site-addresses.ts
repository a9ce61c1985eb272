/** Checks which addresses of the site exist. */
import { imageLocations } from "@kdl/schemas/content/resources";
import { pagePattern } from "@kdl/schemas/pages/page-patterns";
import {
  type Entries,
  entryAt,
  isOwnAddress,
  redirectPath,
} from "@kdl/schemas/pages/redirect-rules";
import type { CollectionSlug, Payload, Where } from "payload";
import { filesOf } from "../images/store-files.ts";
import type { Media } from "../payload-types.ts";

const NO_PAGE = "There is no page at this address.";
/** Every picture is served under each location of the site. */
const PICTURE = new RegExp(`^/images/(?:${imageLocations.join("|")})/([^/]+)$`);
const NO_PICTURE = "The picture isn't there any more.";

export interface SiteAddresses {
  /** What is wrong with a path of the site, in words for editors; `null` if it leads somewhere. */
  problemOf(path: string): string | null;
}

const onTheSite: Where = { _status: { equals: "published" }, deletedAt: { exists: false } };

/** Where entries with pages of their own are kept, and which of them are shown. */
const entries: Record<Entries, { collection: CollectionSlug; where: Where }> = {
  cms: { collection: "pages", where: onTheSite },
  services: { collection: "services", where: onTheSite },
  clubs: { collection: "clubs", where: onTheSite },
  mentors: { collection: "mentors", where: onTheSite },
  events: { collection: "events", where: { and: [onTheSite, { publish: { equals: true } }] } },
};

/** Reads the slugs of everything that is published, the redirects, and the names of all pictures. */
export async function readSiteAddresses(payload: Payload): Promise<SiteAddresses> {
  const slugs = new Map<Entries, Set<string>>();
  for (const [name, { collection, where }] of Object.entries(entries)) {
    const rows = await read(payload, collection, where, { slug: true });
    slugs.set(name as Entries, new Set(rows.map(({ slug }) => String(slug))));
  }
  const redirects = new Map<string, string>();
  for (const row of await read(payload, "redirects", {}, { fromPath: true, toPath: true }))
    redirects.set(String(row["fromPath"]), String(row["toPath"]));
  const pictures = await readPictures(payload);
  const hasEntry = (name: Entries, slug: string) => slugs.get(name)!.has(slug);

  function leadsSomewhere(path: string, steps = 0): boolean {
    const entry = entryAt(path);
    if (entry && hasEntry(entry.entries, entry.slug)) return true;
    const pattern = pagePattern(path);
    const last = path.slice(path.lastIndexOf("/") + 1);
    if (pattern === "/register/:slug") return hasEntry("events", decodeURIComponent(last));
    if (pattern === "/pages/:slug") return hasEntry("services", decodeURIComponent(last));
    if (isOwnAddress(path)) return true;
    const next = redirects.get(path);
    return next !== undefined && steps < 10 && leadsSomewhere(next, steps + 1);
  }

  return {
    problemOf(path) {
      if (path.startsWith("/images/"))
        return pictures.has(PICTURE.exec(path)?.[1] ?? "") ? null : NO_PICTURE;
      const plain = redirectPath(path);
      return plain !== null && leadsSomewhere(plain) ? null : NO_PAGE;
    },
  };
}

/** The names of all pictures and of their crops. */
async function readPictures(payload: Payload): Promise<Set<string>> {
  const rows = await read(payload, "media", {}, { filename: true, sizes: true, crops: true });
  return new Set(rows.flatMap((row) => filesOf(row as unknown as Media)));
}

async function read(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  select?: Record<string, true>,
): Promise<Record<string, unknown>[]> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: string }>({
    collection,
    where,
    limit: 0,
    pagination: false,
    ...(select && { select }),
  });
  return docs;
}
