import type { Payload } from "payload";
import { collection, pairedPhone } from "./pairing.ts";

/** Ends a pairing for good. @returns whether it hadn't ended before */
async function end(payload: Payload, id: string, now: Date, byName?: string): Promise<boolean> {
  const ended = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { endedAt: { exists: false } }] },
    data: {
      endedAt: now.toISOString(),
      endedByName: byName ?? null,
      codeDigest: null,
      tokenDigest: null,
    },
    options: { atomic: true },
  });
  return Boolean(ended);
}

/** A phone ends its own pairing. @throws {Refused} if it has none */
export async function endOwnPairing(payload: Payload, token: string, now: Date): Promise<void> {
  const { id } = await pairedPhone(payload, token, now);
  await end(payload, id, now);
}

/** Staff revoke a phone, or a code that isn't used yet. @returns whether there was one */
export const revokePairing = (
  payload: Payload,
  id: string,
  { name }: { name: string },
): Promise<boolean> => end(payload, id, new Date(), name);
