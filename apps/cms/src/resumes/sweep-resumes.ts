import type { Payload } from "payload";
import type { ResumeStore } from "./resume-store.ts";

const COLLECTIONS = ["internship-applications", "volunteer-registrations"] as const;
const BATCH = 200;

/** Those of the files that no submission names. */
async function orphansAmong(payload: Payload, keys: readonly string[]): Promise<string[]> {
  const named = new Set<string | null | undefined>();
  for (const collection of COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: { "resume.key": { in: [...keys] } },
      select: { resume: { key: true } },
      depth: 0,
      pagination: false,
      showHiddenFields: true,
    });
    for (const { resume } of docs) named.add(resume?.key);
  }
  return keys.filter((key) => !named.has(key));
}

/**
 * Removes what a crash has left behind: files that came in and were never kept, and those that were
 * kept while their row wasn't.
 *
 * @param before younger files may belong to a submission that is still under way
 * @returns how many files were kept without a row
 */
export async function sweepResumes(
  payload: Payload,
  store: ResumeStore,
  before: Date,
): Promise<number> {
  await store.removeUnfinished(before);
  let removed = 0;
  let batch: string[] = [];
  const sweepBatch = async () => {
    const orphans = await orphansAmong(payload, batch);
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
