import type { Payload } from "payload";
import { forgetDoor } from "../door/forget-door.ts";
import { sweepImages } from "../images/sweep-images.ts";
import { forgetOldMail } from "../jobs/mail-runner.ts";
import { forgetOldLeases } from "../leases/lease.ts";
import { startPeriodic } from "../leases/start-periodic.ts";
import { pictureStore } from "../members/picture-store.ts";
import { sweepMembers } from "../members/sweep-members.ts";
import { sweepTries } from "../staff/database-counts.ts";
import { resumeStore } from "../resumes/store.ts";
import { sweep } from "../submissions/sweep.ts";

const HOUR_MS = 60 * 60_000;
/** Longer than any request takes. */
const UNDER_WAY_MS = 15 * 60_000;

/** Editors upload few pictures, so they can stay until somebody notices that a row is missing. */
const IMAGES_MS = 24 * HOUR_MS;

/**
 * Sweeps every hour, in one process only, and immediately if a sweep is overdue. Requests don't wait for
 * it.
 *
 * @param aloneSince start of this process, if no other one uses the files: older files can't be in use.
 * `null` if other processes may
 */
export function startSweeping(payload: Payload, aloneSince: number | null): void {
  let isFirst = true;
  startPeriodic(payload, "sweep", HOUR_MS, async (signal) => {
    const now = Date.now();
    const underWayMs = isFirst && aloneSince !== null ? now - aloneSince : UNDER_WAY_MS;
    isFirst = false;
    const steps = [
      () => sweep(payload, resumeStore, underWayMs),
      () => sweepMembers(payload, pictureStore, underWayMs),
      () => sweepTries(payload),
      () => sweepRows(payload),
      () => sweepImages(payload, new Date(now - IMAGES_MS)),
    ];
    for (const step of steps) if (!signal.aborted) await step();
  });
}

/** Never throws. */
async function sweepRows(payload: Payload): Promise<void> {
  try {
    await forgetOldMail(payload);
    await forgetOldLeases(payload);
    await forgetDoor(payload, new Date());
  } catch (error) {
    payload.logger.warn({ err: error }, "Could not sweep; retrying in an hour");
  }
}
