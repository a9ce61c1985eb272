import type { CollectionSlug, GlobalSlug, Payload } from "payload";
import type { BrokenLink } from "../payload-types.ts";
import { linksInFields } from "./links-in-fields.ts";
import { judgeAddress } from "./judge-address.ts";
import { readSiteAddresses } from "./site-addresses.ts";

type Row = Record<string, unknown> & { id: string };

/** Rows read for one page of the admin. */
const AT_MOST = 200;

/**
 * Links that the last check found broken and that nobody has fixed since: the document still has them, and
 * they still lead nowhere.
 *
 * @param path limits the result to this document or global, as in the admin's address
 */
export async function findBroken(payload: Payload, path?: string): Promise<BrokenLink[]> {
  const { docs } = await payload.db.find<BrokenLink>({
    collection: "broken-links",
    where: { isReported: { equals: true }, ...(path !== undefined && { path: { equals: path } }) },
    sort: ["title", "path", "address"],
    limit: AT_MOST,
    pagination: false,
  });
  if (docs.length === 0) return [];
  const [site, stillThere] = await Promise.all([
    readSiteAddresses(payload),
    readAddresses(payload, docs),
  ]);
  return docs.filter(({ path: place, address }) => {
    if (!stillThere.get(place)?.has(address)) return false;
    const verdict = judgeAddress(address, site);
    return "outside" in verdict || verdict.problem !== null;
  });
}

/** The addresses that documents have now, with one query for each collection. */
async function readAddresses(payload: Payload, rows: readonly BrokenLink[]) {
  const found = new Map<string, Set<string>>();
  const places = new Set(rows.map(({ path }) => path));
  const byOwner = Map.groupBy(places, (path) => path.split("/").slice(0, 2).join("/"));
  for (const [owner, paths] of byOwner) {
    const [kind, slug = ""] = owner.split("/");
    if (kind === "globals") {
      const config = payload.globals.config.find((one) => one.slug === slug);
      const row = await payload.db.findGlobal<Row>({ slug: slug as GlobalSlug });
      if (config && row) found.set(owner, addressesIn(linksInFields(config.flattenedFields, row)));
      continue;
    }
    const collection = payload.collections[slug as CollectionSlug]?.config;
    if (!collection) continue;
    const ids = paths.map((path) => path.split("/")[2] ?? "");
    const hasDrafts = Boolean(collection.versions?.drafts);
    const { docs } = await payload.db.find<Row>({
      collection: collection.slug,
      where: {
        id: { in: ids },
        ...(hasDrafts && { _status: { equals: "published" }, deletedAt: { exists: false } }),
      },
      limit: 0,
      pagination: false,
    });
    for (const row of docs)
      found.set(`${owner}/${row.id}`, addressesIn(linksInFields(collection.flattenedFields, row)));
  }
  return found;
}

const addressesIn = (links: readonly { address: string }[]): Set<string> =>
  new Set(links.map(({ address }) => address.slice(0, 500)));
