import type { FlattenedField, Payload, PayloadRequest, Where } from "payload";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { notesOf } from "../submissions/notes.ts";
import { type Cell, cellOf, NOTES } from "./columns.ts";

/** Rows in memory at a time. */
const BATCH = 200;

/** What is exported. */
export interface Exported {
  collection: SubmissionSlug;
  /** The list's filter, or the selected ids. */
  where: Where;
  sort: string[];
}

/**
 * The ids to export, in the list's order. They are read once, so that submissions that arrive or change
 * during the export neither shift nor repeat rows.
 *
 * @throws if the account may not read the collection, or search or sort by one of the fields
 */
export async function exportedIds(
  req: PayloadRequest,
  { collection, where, sort }: Exported,
): Promise<string[]> {
  const { payload, user } = req;
  // Payload checks filter, order and permissions; the database then returns only ids, which is much less
  // work for 20,000 rows.
  const checked = { collection, where, sort, limit: 1, depth: 0 };
  const { totalDocs } = await payload.find({ ...checked, overrideAccess: false, user });
  if (totalDocs === 0) return [];
  const { docs } = await payload.db.find<{ id: string }>({
    collection,
    where,
    sort: [...sort, "id"],
    select: { receivedAt: true },
    pagination: false,
    limit: 0,
  });
  return docs.map(({ id }) => id);
}

/** The rows of an export, in batches. Deleted documents are left out. */
export async function* readRows(
  { payload, user }: PayloadRequest,
  { collection, ids }: { collection: SubmissionSlug; ids: readonly string[] },
  { fields, timeZone }: { fields: readonly FlattenedField[]; timeZone: string },
): AsyncGenerator<Cell[][]> {
  const own = fields.filter(({ name }) => name !== NOTES);
  const select = Object.fromEntries(own.map(({ name }) => [name, true as const]));
  for (let start = 0; start < ids.length; start += BATCH) {
    const batch = ids.slice(start, start + BATCH);
    const { docs } = await payload.find({
      collection,
      where: { id: { in: batch } },
      select,
      limit: BATCH,
      pagination: false,
      // Names of related documents, as far as the account may read them.
      depth: 1,
      overrideAccess: false,
      user,
    });
    const byId = new Map(docs.map((doc) => [doc.id, doc as unknown as Record<string, unknown>]));
    const notes =
      own.length < fields.length
        ? await notesById(payload, collection, batch)
        : new Map<string, string>();
    yield batch.flatMap((id) => {
      const doc = byId.get(id);
      if (!doc) return [];
      const values: Record<string, unknown> = { ...doc, [NOTES]: notes.get(id) };
      return [fields.map((field) => cellOf(field, values[field.name], timeZone))];
    });
  }
}

/** The notes about each submission, as one text. */
async function notesById(
  payload: Payload,
  collection: SubmissionSlug,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { submission, text } of await notesOf(payload, collection, ids)) {
    const before = texts.get(submission);
    texts.set(submission, before === undefined ? text : `${before}\n\n${text}`);
  }
  return texts;
}
