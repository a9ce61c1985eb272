import type { FileStore } from "./file-store.ts";

const BATCH = 200;

/**
 * Removes what crashes have left behind: incomplete files, and complete ones whose row was never
 * committed.
 *
 * @param before younger files may belong to a request in progress
 * @param namedAmong returns those of the names that a row refers to
 * @returns how many complete files without a row were removed
 */
export async function sweepFiles(
  store: FileStore,
  before: Date,
  namedAmong: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  await store.removeUnfinished(before);
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const named = await namedAmong(batch);
    const orphans = batch.filter((key) => !named.has(key));
    for (const key of orphans) await store.remove(key);
    removed += orphans.length;
    batch = [];
  };
  for await (const key of store.keysBefore(before)) {
    batch.push(key);
    if (batch.length === BATCH) await sweepBatch();
  }
  if (batch.length > 0) await sweepBatch();
  return removed;
}
