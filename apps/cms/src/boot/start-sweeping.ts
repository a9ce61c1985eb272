import type { Payload } from "payload";
import { sweepImages } from "../images/sweep-images.ts";
import { pictureStore } from "../members/picture-store.ts";
import { sweepMembers } from "../members/sweep-members.ts";
import { sweepTries } from "../staff/database-counts.ts";
import { resumeStore } from "../resumes/store.ts";
import { sweep } from "../submissions/sweep.ts";

const HOUR_MS = 60 * 60_000;
/** Longer than any request is under way. */
const UNDER_WAY_MS = 15 * 60_000;

/** Editors' pictures are not many: they can wait for somebody to notice that a row went missing. */
const IMAGES_MS = 24 * HOUR_MS;

/**
 * Sweeps now and every hour.
 *
 * @param alone whether no other process takes requests: then nothing can be under way now
 */
export async function startSweeping(payload: Payload, alone: boolean): Promise<void> {
  const sweepAll = async (underWayMs: number) => {
    await sweep(payload, resumeStore, underWayMs);
    await sweepMembers(payload, pictureStore, underWayMs);
    await sweepTries(payload);
    await sweepImages(payload, new Date(Date.now() - IMAGES_MS));
  };
  setInterval(() => void sweepAll(UNDER_WAY_MS), HOUR_MS).unref();
  await sweepAll(alone ? 0 : UNDER_WAY_MS);
}
