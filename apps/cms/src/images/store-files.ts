import { setTimeout as delay } from "node:timers/promises";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import type { FileStore } from "../storage/file-store.ts";
import { whenCommitted } from "../webhook/when-committed.ts";

/** The row's transaction stays open for that long; on SQLite nothing else can write. */
const LIMIT_MS = 10_000;

interface UploadRow {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null> | null;
}

/** Names of a row's files: its original and its crops. */
function filesOf({ filename, sizes }: UploadRow): string[] {
  const crops = Object.values(sizes ?? {}).map((size) => size?.filename);
  return [filename, ...crops].filter((name) => typeof name === "string");
}

/** The files that Payload has generated from an upload, by name. */
function uploaded(row: UploadRow, { file, payloadUploadSizes }: PayloadRequest) {
  const files = new Map<string, Buffer>();
  if (file && row.filename) files.set(row.filename, file.data);
  for (const [size, bytes] of Object.entries(payloadUploadSizes ?? {})) {
    const name = row.sizes?.[size]?.filename;
    if (name) files.set(name, bytes);
  }
  return files;
}

async function storeFile(store: FileStore, name: string, bytes: Uint8Array): Promise<void> {
  const incoming = await store.begin(name);
  try {
    await incoming.write(bytes);
    await incoming.finish();
    await incoming.keep();
  } finally {
    await incoming.discard();
  }
}

async function storeAll(store: FileStore, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const done = new AbortController();
  const stored = Promise.all([...files].map(([name, bytes]) => storeFile(store, name, bytes)));
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

/**
 * Removes files once no row refers to them. If that fails, a later sweep does it.
 *
 * @param names which of the row's files to remove if it is committed, and if it is rolled back
 */
async function removeWhen(
  req: PayloadRequest,
  store: FileStore,
  names: { stored: readonly string[]; rolledBack: readonly string[] },
): Promise<void> {
  try {
    const isStored = await whenCommitted(req);
    for (const name of isStored ? names.stored : names.rolledBack) await store.remove(name);
  } catch (error) {
    req.payload.logger.warn({ err: error }, "A picture was not removed");
  }
}

/**
 * Hooks that store an image library's files outside of Payload's folder: new ones before their row is
 * committed; old ones are removed after that.
 */
export function fileHooks(store: FileStore): {
  afterChange: CollectionAfterChangeHook;
  afterDelete: CollectionAfterDeleteHook;
} {
  return {
    async afterChange({ doc, previousDoc, operation, req }) {
      const before = operation === "update" ? filesOf(previousDoc) : [];
      const files = uploaded(doc, req);
      for (const name of before) files.delete(name);
      if (files.size === 0) return doc;
      const old = before.filter((name) => !filesOf(doc).includes(name));
      void removeWhen(req, store, { stored: old, rolledBack: [...files.keys()] });
      try {
        await storeAll(store, files);
      } catch (error) {
        req.payload.logger.error({ err: error }, "A picture could not be stored");
        throw refuseChange("The picture could not be stored. Please try again in a minute.", 503);
      }
      return doc;
    },
    afterDelete({ doc, req }) {
      void removeWhen(req, store, { stored: filesOf(doc), rolledBack: [] });
      return doc;
    },
  };
}
