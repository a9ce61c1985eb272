import type { Payload } from "payload";
import type { FileStore } from "../storage/file-store.ts";
import { sweepFiles } from "../storage/sweep-files.ts";
import { forgetOldTokens } from "./mail-tokens.ts";
import { forgetEndedSessions } from "./sessions.ts";
import { forgetOldSignUps } from "./sign-up.ts";

/** The files that are a member's picture. */
async function namedPictures(
  payload: Payload,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection: "members",
    where: { pictureKey: { in: [...keys] } },
    select: { pictureKey: true },
    depth: 0,
    pagination: false,
    showHiddenFields: true,
  });
  return new Set(docs.map(({ pictureKey }) => pictureKey ?? ""));
}

/** Deletes expired sessions, links and sign-ups, and pictures that no member refers to. Never throws. */
export async function sweepMembers(
  payload: Payload,
  store: FileStore,
  underWayMs: number,
): Promise<void> {
  const now = new Date();
  try {
    await forgetEndedSessions(payload, now);
    await forgetOldTokens(payload, now);
    await forgetOldSignUps(payload, now);
    const before = new Date(now.getTime() - underWayMs);
    const removed = await sweepFiles(store, before, (keys) => namedPictures(payload, keys));
    if (removed > 0) payload.logger.info({ removed }, "Removed pictures without a member");
  } catch (error) {
    payload.logger.warn({ err: error }, "Could not sweep; retrying in an hour");
  }
}
