import { imageLocations, type ImageLocation } from "@kdl/schemas/content/resources";
import type { Payload } from "payload";
import { imageStore } from "./image-stores.ts";
import { imageLibraries } from "./image-libraries.ts";

/** How many may be removed however few are referenced. */
const ALWAYS_SWEPT = 20;
/** Rows per query. */
const BATCH = 200;

/**
 * Removes pictures that no row refers to: two editors who replace one at the same time leave one behind,
 * and so does a crash. Names are never reused, so no row will refer to them later. Never throws.
 *
 * @param before younger files may belong to a request in progress
 */
export async function sweepImages(payload: Payload, before: Date): Promise<void> {
  for (const location of imageLocations) {
    try {
      await sweepLocation(payload, location, before);
    } catch (error) {
      payload.logger.warn(
        { err: error, location },
        "Could not sweep pictures; retrying in an hour",
      );
    }
  }
}

async function sweepLocation(payload: Payload, location: ImageLocation, before: Date) {
  const store = imageStore(location);
  await store.removeUnfinished(before);
  const files: string[] = [];
  for await (const name of store.keysBefore(before)) files.push(name);
  const orphans: string[] = [];
  for (let at = 0; at < files.length; at += BATCH) {
    const batch = files.slice(at, at + BATCH);
    const named = await namedAmong(payload, location, batch);
    orphans.push(...batch.filter((name) => !named.has(name)));
  }
  if (orphans.length === 0) return;
  // If most files of a library are unreferenced, it belongs to another database.
  if (orphans.length > Math.max(ALWAYS_SWEPT, files.length - orphans.length)) {
    const counts = { location, files: files.length, unnamed: orphans.length };
    payload.logger.warn(counts, "Most pictures are unreferenced: removing none");
    return;
  }
  for (const name of orphans) await store.remove(name);
  payload.logger.info(
    { location, removed: orphans.length },
    "Removed pictures that no document refers to",
  );
}

/** The files that are a row's original or crop. */
async function namedAmong(
  payload: Payload,
  location: ImageLocation,
  names: string[],
): Promise<ReadonlySet<string>> {
  const { collection, crop } = imageLibraries[location];
  const fields = ["filename", ...(crop ? ["sizes.site.filename"] : [])];
  const { docs } = await payload.find({
    collection,
    where: { or: fields.map((field) => ({ [field]: { in: names } })) },
    depth: 0,
    pagination: false,
  });
  const named = docs.flatMap((doc) => [
    doc.filename,
    "sizes" in doc ? doc.sizes?.site?.filename : null,
  ]);
  return new Set(named.filter((name) => typeof name === "string"));
}
