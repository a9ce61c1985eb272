import type { CollectionSlug, Payload, Where } from "payload";
import type { Scheduled } from "../schedule/find-scheduled.ts";

/** A document or global whose newest version visitors don't see. */
interface Unpublished {
  /** Relative to the admin: `collections/pages/ID` or `globals/footer`. */
  path: string;
  title: string;
  kind: string;
  by: string;
  at: string;
  /** Whether the site shows an older version. */
  isOnSite: boolean;
}

interface UnpublishedInList {
  label: string;
  /** The list, filtered. */
  path: string;
  count: number;
}

export interface AllUnpublished {
  /** The newest, at most {@link SHOWN}. */
  newest: Unpublished[];
  /** Scheduled documents included. */
  lists: UnpublishedInList[];
  count: number;
}

type PlannedChange = Pick<Scheduled, "path" | "type" | "isDraft">;
type Row = Record<string, unknown> & { id: string };

const SHOWN = 6;
const inDraft: Where = {
  "version._status": { equals: "draft" },
  "version.deletedAt": { exists: false },
};
const FILTER = `?${encodeURIComponent("where[or][0][and][0][_status][equals]")}=draft`;

/**
 * Content with changes that are neither published nor scheduled. One query per list, however many documents.
 *
 * @param scheduled changes to leave out, as they have a heading of their own
 */
export async function findUnpublished(
  payload: Payload,
  scheduled: readonly PlannedChange[] = [],
): Promise<AllUnpublished> {
  const planned = new Set(
    scheduled.filter(({ type, isDraft }) => type === "publish" && isDraft).map(({ path }) => path),
  );
  const found = await Promise.all([...inCollections(payload, planned), ...inGlobals(payload)]);
  const newest = found
    .flatMap(({ rows }) => rows)
    .filter(({ path }) => !planned.has(path))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, SHOWN);
  const lists = found.flatMap(({ list }) => (list && list.count > 0 ? [list] : []));
  const drafts = found.reduce((sum, { list, rows }) => sum + (list?.count ?? rows.length), 0);
  return { newest, lists, count: drafts - planned.size };
}

interface Found {
  rows: Unpublished[];
  list: UnpublishedInList | null;
}

const inCollections = (payload: Payload, planned: ReadonlySet<string>): Promise<Found>[] =>
  Object.values(payload.collections)
    .filter(({ config }) => config.versions?.drafts)
    .map(async ({ config }) => {
      const collection = config.slug as CollectionSlug;
      const title = config.admin.useAsTitle ?? "id";
      const { docs, totalDocs } = await payload.db.queryDrafts<Row>({
        collection,
        where: inDraft,
        sort: "-version.updatedAt",
        limit: SHOWN + planned.size,
        select: { parent: true, version: { [title]: true, editedBy: true, updatedAt: true } },
      });
      const shown = await idsOnSite(payload, collection, docs);
      const rows = docs.map((row) =>
        describe(row, {
          path: `collections/${collection}/${row.id}`,
          title: String(row[title] || "Untitled"),
          kind: String(config.labels.singular),
          isOnSite: shown.has(row.id),
        }),
      );
      const path = `collections/${collection}${FILTER}`;
      return { rows, list: { label: String(config.labels.plural), path, count: totalDocs } };
    });

async function idsOnSite(payload: Payload, collection: CollectionSlug, rows: Row[]) {
  if (rows.length === 0) return new Set<string>();
  const { docs } = await payload.db.find<Row>({
    collection,
    where: { id: { in: rows.map(({ id }) => id) }, _status: { equals: "published" } },
    pagination: false,
    select: { updatedAt: true },
  });
  return new Set(docs.map(({ id }) => id));
}

const inGlobals = (payload: Payload): Promise<Found>[] =>
  payload.globals.config
    .filter(({ versions }) => versions?.drafts)
    .map(async ({ slug, label }) => {
      const { docs } = await payload.db.findGlobalVersions<Row>({
        global: slug,
        where: { latest: { equals: true }, "version._status": { equals: "draft" } },
        limit: 1,
        pagination: false,
      });
      const rows = docs.map(({ version }) =>
        describe(version, {
          path: `globals/${slug}`,
          title: String(label),
          kind: "Settings",
          isOnSite: true,
        }),
      );
      return { rows, list: null };
    });

const describe = (row: Row, rest: Omit<Unpublished, "by" | "at">): Unpublished => ({
  ...rest,
  by: String(row["editedBy"] || "Not recorded"),
  at: new Date(String(row["updatedAt"])).toISOString(),
});
