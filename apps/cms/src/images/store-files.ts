import { setTimeout as delay } from "node:timers/promises";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import type { Media } from "../payload-types.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { mediaStore } from "./image-stores.ts";

/** The row's transaction stays open for up to this long; on SQLite, nothing else can write meanwhile. */
const LIMIT_MS = 10_000;

type Files = ReadonlyMap<string, Buffer>;
type Row = Pick<Media, "filename" | "sizes" | "crops">;

/** Names of a row's files: its original, its thumbnail and its crops. */
export function filesOf({ filename, sizes, crops }: Row): string[] {
  const names = [filename, sizes?.thumbnail?.filename, ...Object.values(crops ?? {})];
  return names.filter((name) => typeof name === "string");
}

const newCrops = new WeakMap<object, Map<string, Buffer>>();

/** Crops to be stored when the row of this request has been changed. */
export function noteCrops(req: PayloadRequest, files: Files): void {
  newCrops.set(req.context, new Map([...(newCrops.get(req.context) ?? []), ...files]));
}

/** The files that were made for a row in this request, by name. */
function newFilesOf(row: Row, { context, file, payloadUploadSizes }: PayloadRequest) {
  const made = new Map(newCrops.get(context) ?? []);
  if (file && row.filename) made.set(row.filename, file.data);
  const thumbnail = payloadUploadSizes?.["thumbnail"];
  const name = row.sizes?.thumbnail?.filename;
  if (thumbnail && name) made.set(name, thumbnail);
  const names = new Set(filesOf(row));
  return new Map([...made].filter(([key]) => names.has(key)));
}

async function storeFile(name: string, bytes: Uint8Array): Promise<void> {
  const incoming = await mediaStore.begin(name);
  try {
    await incoming.write(bytes);
    await incoming.finish();
    await incoming.keep();
  } finally {
    await incoming.discard();
  }
}

async function storeInTime(files: Files): Promise<void> {
  const done = new AbortController();
  const stored = Promise.all([...files].map(([name, bytes]) => storeFile(name, bytes)));
  const timeout = delay(LIMIT_MS, null, { signal: done.signal }).then(() => {
    throw new Error("The store took too long");
  });
  try {
    await Promise.race([stored, timeout]);
  } finally {
    done.abort();
    timeout.catch(() => undefined);
    stored.catch(() => undefined);
  }
}

/** @throws {APIError} 503 if the files can't be stored */
export async function storeAll(req: PayloadRequest, files: Files): Promise<void> {
  try {
    await storeInTime(files);
  } catch (error) {
    req.payload.logger.error({ err: error }, "A picture could not be stored");
    throw refuseChange("The picture could not be stored. Please try again in a minute.", 503);
  }
}

/**
 * Removes files once no row refers to them. If that fails, a later sweep does it.
 *
 * @param names which of the row's files to remove if it is committed, and if it is rolled back
 */
async function removeWhen(
  req: PayloadRequest,
  names: { stored: readonly string[]; rolledBack: readonly string[] },
): Promise<void> {
  try {
    const isStored = await whenCommitted(req);
    const removed = isStored ? names.stored : names.rolledBack;
    await Promise.all(removed.map((name) => mediaStore.remove(name)));
  } catch (error) {
    req.payload.logger.warn({ err: error }, "A picture was not removed");
  }
}

/** Removes new files if the change that refers to them is rolled back. */
export function keepUnlessRolledBack(req: PayloadRequest, files: Files): void {
  void removeWhen(req, { stored: [], rolledBack: [...files.keys()] });
}

/**
 * Stores the library's files outside Payload's folder. New files are stored before their row is committed;
 * old ones are removed afterwards.
 */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const before = operation === "update" ? filesOf(previousDoc) : [];
  const files = newFilesOf(doc, req);
  for (const name of before) files.delete(name);
  if (files.size === 0) return doc;
  const old = before.filter((name) => !filesOf(doc).includes(name));
  void removeWhen(req, { stored: old, rolledBack: [...files.keys()] });
  await storeAll(req, files);
  return doc;
};

export const removeFiles: CollectionAfterDeleteHook<Media> = ({ doc, req }) => {
  void removeWhen(req, { stored: filesOf(doc), rolledBack: [] });
  return doc;
};
