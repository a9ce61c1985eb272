import type { Payload } from "payload";
import type { ResumeStore } from "../resumes/resume-store.ts";
import { sweepResumes } from "../resumes/sweep-resumes.ts";
import { reasonOf } from "../contract/reason-of.ts";
import { forgetExpiredKeys } from "./idempotency.ts";

const HOUR_MS = 60 * 60_000;
/** Longer than any submission is under way. */
const UNDER_WAY_MS = 15 * 60_000;

/** Forgets what is over and removes what crashes have left behind. Never throws. */
export async function sweep(
  payload: Payload,
  store: ResumeStore,
  underWayMs: number,
): Promise<void> {
  const now = Date.now();
  try {
    await forgetExpiredKeys(payload, new Date(now));
    const removed = await sweepResumes(payload, store, new Date(now - underWayMs));
    if (removed > 0) payload.logger.info({ removed }, "Removed resumes that belong to nothing");
  } catch (error) {
    payload.logger.warn({ reason: reasonOf(error) }, "Could not sweep; the next hour tries again");
  }
}

/**
 * Sweeps now and every hour.
 *
 * @param alone whether no other process takes submissions: then nothing can be under way now
 */
export async function startSweeping(
  payload: Payload,
  store: ResumeStore,
  alone: boolean,
): Promise<void> {
  setInterval(() => void sweep(payload, store, UNDER_WAY_MS), HOUR_MS).unref();
  await sweep(payload, store, alone ? 0 : UNDER_WAY_MS);
}
