import type { Payload, Where } from "payload";
import { type ResumeCollection, resumeCollections, type ScanState } from "./scan-states.ts";

/** A resume that hasn't been scanned yet. */
export interface WaitingResume {
  collection: ResumeCollection;
  id: string;
  key: string;
  receivedAt: string;
  /** Shown to staff. */
  note: string | null;
}

const inState = (state: ScanState): Where => ({ "resume.scan": { equals: state } });

/** Waiting resumes, oldest first. @param limit maximum for each collection */
export async function waitingResumes(payload: Payload, limit: number): Promise<WaitingResume[]> {
  const lists = await Promise.all(
    resumeCollections.map(async (collection) => {
      const { docs } = await payload.find({
        collection,
        where: inState("waiting"),
        sort: "receivedAt",
        select: { receivedAt: true, resume: { key: true, scanNote: true } },
        limit,
        pagination: false,
        depth: 0,
        showHiddenFields: true,
      });
      return docs.map(({ id, receivedAt, resume }) => ({
        collection,
        id,
        receivedAt,
        key: resume?.key ?? "",
        note: resume?.scanNote ?? null,
      }));
    }),
  );
  return lists
    .flat()
    .toSorted((one, other) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt));
}

/** Whether a resume is still waiting. */
export async function isWaiting(
  payload: Payload,
  { collection, id }: Pick<WaitingResume, "collection" | "id">,
): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, inState("waiting")] };
  const { totalDocs } = await payload.count({ collection, where });
  return totalDocs > 0;
}

/** The number of waiting resumes, and the time of the oldest. */
export async function scanQueue(
  payload: Payload,
): Promise<{ waiting: number; oldestAt: number | null }> {
  const counts = await Promise.all(
    resumeCollections.map((collection) => payload.count({ collection, where: inState("waiting") })),
  );
  const waiting = counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
  const [oldest] = waiting > 0 ? await waitingResumes(payload, 1) : [];
  return { waiting, oldestAt: oldest ? Date.parse(oldest.receivedAt) : null };
}

interface Change {
  scan: ScanState;
  scanNote?: string | null;
  scannedAt?: string;
  key?: null;
}

/**
 * Changes the state of a resume if it is still the expected one. The database compares them.
 *
 * @returns whether it was changed
 */
export async function changeScan(
  payload: Payload,
  { collection, id }: Pick<WaitingResume, "collection" | "id">,
  from: ScanState,
  to: Change,
): Promise<boolean> {
  const changed = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, inState(from)] },
    data: { resume: to },
    options: { atomic: true },
  });
  return changed !== null;
}

/** Releases waiting resumes if no scanner is configured any more. */
export async function releaseWaiting(payload: Payload): Promise<void> {
  for (const collection of resumeCollections) {
    await payload.db.updateMany({
      collection,
      where: inState("waiting"),
      data: { resume: { scan: null, scanNote: null } },
      returning: false,
    });
  }
}
