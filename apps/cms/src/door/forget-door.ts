import type { Payload } from "payload";
import { query } from "../database/query.ts";
import { isId } from "../submissions/places/seats.ts";
import { collection } from "./pairing.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Long enough to settle questions about attendance, which the registrations keep. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes phones, and what they scanned, of events of some time ago, and codes that nobody used. */
export async function forgetDoor(payload: Payload, now: Date): Promise<void> {
  await payload.db.deleteMany({
    collection,
    where: {
      and: [
        { pairedAt: { exists: false } },
        { codeExpiresAt: { less_than: new Date(now.getTime() - DAY_MS).toISOString() } },
      ],
    },
  });
  const rows = await query(payload, "SELECT DISTINCT event FROM door_pairings");
  const events = rows.map((row) => String(row["event"])).filter(isId);
  if (events.length === 0) return;
  const { docs } = await payload.find({
    collection: "events",
    where: {
      and: [
        { id: { in: events } },
        { endsAt: { greater_than: new Date(now.getTime() - KEPT_MS).toISOString() } },
      ],
    },
    depth: 0,
    pagination: false,
    select: {},
    // They may be restored.
    trash: true,
  });
  const recent = new Set(docs.map(({ id }) => id));
  const old = events.filter((id) => !recent.has(id));
  if (old.length === 0) return;
  // First the scans: the pairings say which events there are.
  for (const slug of ["door-scans", collection] as const) {
    await payload.db.deleteMany({ collection: slug, where: { event: { in: old } } });
  }
}
