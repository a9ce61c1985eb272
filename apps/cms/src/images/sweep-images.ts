import type { Payload } from "payload";
import { imageShapes } from "./image-locations.ts";
import { mediaStore } from "./image-stores.ts";
import { filesOf } from "./store-files.ts";

/** Up to this many files are removed even if few others are referenced. */
const ALWAYS_SWEPT = 20;
/** Rows per query. */
const BATCH = 200;

/** Fields of a row that name files. */
const FIELDS = [
  "filename",
  "sizes.thumbnail.filename",
  ...Object.keys(imageShapes).map((shape) => `crops.${shape}`),
];

/**
 * Removes files that no row of the library refers to: two editors who replace a picture at the same time
 * leave one behind, and so may a crash. Pictures stay in the library even if no document shows them.
 * Names are never reused, so no row will refer to them later. Never throws.
 *
 * @param before younger files may belong to a request in progress
 */
export async function sweepImages(payload: Payload, before: Date): Promise<void> {
  try {
    await sweep(payload, before);
  } catch (error) {
    payload.logger.warn({ err: error }, "Could not sweep pictures; retrying in an hour");
  }
}

async function sweep(payload: Payload, before: Date) {
  await mediaStore.removeUnfinished(before);
  const files: string[] = [];
  for await (const name of mediaStore.keysBefore(before)) files.push(name);
  const orphans: string[] = [];
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH);
    const named = await namedAmong(payload, batch);
    orphans.push(...batch.filter((name) => !named.has(name)));
  }
  if (orphans.length === 0) return;
  // If most files are unreferenced, they belong to another database.
  if (orphans.length > Math.max(ALWAYS_SWEPT, files.length - orphans.length)) {
    const counts = { files: files.length, unnamed: orphans.length };
    payload.logger.warn(counts, "Most pictures are unreferenced: removing none");
    return;
  }
  for (const name of orphans) await mediaStore.remove(name);
  payload.logger.info({ removed: orphans.length }, "Removed pictures that no row refers to");
}

/** The files that are a row's original, thumbnail or crop. */
async function namedAmong(payload: Payload, names: string[]): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: "media",
    where: { or: FIELDS.map((field) => ({ [field]: { in: names } })) },
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  });
  return new Set(docs.flatMap(filesOf));
}
