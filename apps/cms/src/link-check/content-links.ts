import type { FlattenedField, Payload } from "payload";
import { type FoundLink, linksInFields } from "./links-in-fields.ts";

/** A published document or global with its links. */
export interface LinkingDocument {
  /** Path in the admin: `collections/pages/ID` or `globals/footer`. */
  path: string;
  title: string;
  links: FoundLink[];
}

type Row = Record<string, unknown> & { id: string };

/** Documents read at a time. Few, since texts can be long. */
const PAGE = 100;

/** All content that the site shows, one document at a time: everything with drafts, and the redirects. */
export async function* contentLinks(payload: Payload): AsyncGenerator<LinkingDocument> {
  for (const { config } of Object.values(payload.collections)) {
    const hasDrafts = Boolean(config.versions?.drafts);
    if (!hasDrafts && config.slug !== "redirects") continue;
    for (let page = 1, hasMore = true; hasMore; page++) {
      const { docs, hasNextPage } = await payload.db.find<Row>({
        collection: config.slug,
        where: hasDrafts ? { _status: { equals: "published" }, deletedAt: { exists: false } } : {},
        sort: "id",
        limit: PAGE,
        page,
      });
      hasMore = hasNextPage;
      const title = config.admin.useAsTitle ?? "id";
      for (const row of docs)
        yield describe(
          `collections/${config.slug}/${row.id}`,
          String(row[title] ?? "Untitled"),
          config.flattenedFields,
          row,
        );
    }
  }
  for (const config of payload.globals.config) {
    if (!config.versions?.drafts) continue;
    const row = await payload.db.findGlobal<Row>({ slug: config.slug });
    if (row?.["_status"] === "published")
      yield describe(`globals/${config.slug}`, String(config.label), config.flattenedFields, row);
  }
}

const describe = (
  path: string,
  title: string,
  fields: readonly FlattenedField[],
  row: Row,
): LinkingDocument => ({ path, title, links: linksInFields(fields, row) });
