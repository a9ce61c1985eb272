import type { FileStore } from "./file-store.ts";

const BATCH = 200;

/**
 * Removes what a crash has left behind: files that came in and were never kept, and those that were
 * kept while their row wasn't.
 *
 * @param before younger files may belong to something that is still under way
 * @param namedAmong those of the names that a row has
 * @returns how many files were kept without a row
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
