import type { Payload } from "payload";
import { forgetOldAccess } from "../access/record-access.ts";
import type { FileStore } from "../storage/file-store.ts";
import { forgetOldCounts } from "../mail/count-mail.ts";
import { namedResumes } from "../resumes/named-resumes.ts";
import { sweepFiles } from "../storage/sweep-files.ts";
import { addMissingPeople } from "../people/know-person.ts";
import { forgetOldSends } from "./places/reminders.ts";
import { forgetExpiredKeys } from "./idempotency.ts";

/** Deletes what has expired, and files that crashes have left behind. Never throws. */
export async function sweep(payload: Payload, store: FileStore, underWayMs: number): Promise<void> {
  const now = Date.now();
  try {
    await forgetExpiredKeys(payload, new Date(now));
    await forgetOldCounts(payload, new Date(now));
    await forgetOldAccess(payload, new Date(now));
    await forgetOldSends(payload, new Date(now));
    await addMissingPeople(payload);
    const before = new Date(now - underWayMs);
    const removed = await sweepFiles(store, before, (keys) => namedResumes(payload, keys));
    if (removed > 0) payload.logger.info({ removed }, "Removed resumes without a submission");
  } catch (error) {
    payload.logger.warn({ err: error }, "Could not sweep; retrying in an hour");
  }
}
