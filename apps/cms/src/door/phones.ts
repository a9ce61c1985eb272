import type { Payload } from "payload";
import type { DoorPairing } from "../payload-types.ts";
import { collection } from "./pairing.ts";
import type { ShownPhone } from "./replies.ts";

/** Phones of an event, and codes that can still be used, the latest first. */
export async function phonesOf(payload: Payload, event: string, now: Date): Promise<ShownPhone[]> {
  const { docs } = await payload.db.find<DoorPairing>({
    collection,
    where: {
      and: [
        { event: { equals: event } },
        {
          or: [
            { pairedAt: { exists: true } },
            {
              and: [
                { codeExpiresAt: { greater_than: now.toISOString() } },
                { endedAt: { exists: false } },
              ],
            },
          ],
        },
      ],
    },
    sort: "-createdAt",
    pagination: false,
  });
  return docs.map((pairing) => ({
    id: pairing.id,
    device: pairing.device ?? null,
    state: stateOf(pairing),
    byName: pairing.byName,
    createdAt: pairing.createdAt,
    pairedAt: pairing.pairedAt ?? null,
    lastSyncAt: pairing.lastSyncAt ?? null,
    endedAt: pairing.endedAt ?? null,
    endedByName: pairing.endedByName ?? null,
  }));
}

function stateOf({ endedAt, pairedAt }: DoorPairing): ShownPhone["state"] {
  if (endedAt) return "ended";
  return pairedAt ? "paired" : "waiting";
}
