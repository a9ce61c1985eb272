import type { CollectionSlug, Payload } from "payload";
import type { ScheduledChange } from "../../jobs/scheduled-change.ts";

/** What a scheduled change is about. */
export interface Target {
  title: string;
  path: string;
  savedAt: string;
  isDraft: boolean;
}

/** What a change is found by among its targets. */
export const keyOf = ({ doc, global }: ScheduledChange): string =>
  doc ? `collections/${doc.relationTo}/${doc.value}` : `globals/${global}`;

type Row = Record<string, unknown> & { id: string };

/** What these changes are about, with one query for each collection and global. */
export async function readTargets(
  payload: Payload,
  changes: readonly ScheduledChange[],
): Promise<Map<string, Target>> {
  const found = new Map<string, Target>();
  const docs = changes.flatMap(({ doc }) => doc ?? []);
  for (const [collection, group] of Map.groupBy(docs, ({ relationTo }) => relationTo)) {
    const { useAsTitle = "id" } = payload.collections[collection].config.admin;
    const rows = await payload.find({
      collection: collection as CollectionSlug as "pages",
      where: { id: { in: group.map(({ value }) => value) } },
      draft: true,
      trash: true,
      depth: 0,
      pagination: false,
      select: { [useAsTitle]: true, updatedAt: true, deletedAt: true, _status: true },
    });
    for (const row of rows.docs as unknown as Row[]) {
      const trash = row["deletedAt"] ? "trash/" : "";
      found.set(`collections/${collection}/${row.id}`, {
        title: String(row[useAsTitle] ?? "Untitled"),
        path: `collections/${collection}/${trash}${row.id}`,
        savedAt: String(row["updatedAt"]),
        isDraft: row["_status"] === "draft" && !trash,
      });
    }
  }
  for (const slug of new Set(changes.flatMap(({ global }) => global ?? []))) {
    const settings: object = await payload.findGlobal({ slug, draft: true, depth: 0 });
    const row = settings as Partial<Row>;
    const label = payload.globals.config.find((config) => config.slug === slug)?.label;
    found.set(`globals/${slug}`, {
      title: String(label),
      path: `globals/${slug}`,
      savedAt: String(row["updatedAt"] ?? ""),
      isDraft: row["_status"] === "draft",
    });
  }
  return found;
}
