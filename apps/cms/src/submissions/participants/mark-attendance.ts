/** Marks who came to an event. Staff can do this once it has begun. */
import type { Payload, PayloadRequest, Where } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { holdEvent } from "../places/hold-for-staff.ts";
import { seated } from "../places/registered.ts";
import { StaffRefusal } from "../places/staff-refusal.ts";
import { type Attendance, attendanceLabels } from "./replies.ts";

const collection = "event-registrations";

export interface Mark {
  event: string;
  /** Id of the registration. */
  id: string;
  /** The attendance that staff have seen. */
  from: Attendance | null;
  to: Attendance | null;
}

/** Marks one person. @throws {StaffRefusal} */
export function markAttendance(payload: Payload, { event, id, from, to }: Mark): Promise<void> {
  return inTransaction(payload, async (req) => {
    await holdBegun(req, event);
    const own: Where = { id: { equals: id } };
    if ((await write(req, { event, to }, [own, isMarked(from)])) > 0) return;
    const found = await req.payload.db.findOne<{ id: string; attendance?: Attendance | null }>({
      collection,
      where: { and: [own, seated(event)] },
      req,
    });
    if (!found) throw new StaffRefusal("Only people who have a seat are marked.");
    const now = found.attendance ? attendanceLabels[found.attendance] : "not marked";
    throw new StaffRefusal(`Somebody was faster: this person is now ${now.toLowerCase()}.`);
  });
}

/**
 * Marks everybody with a seat who isn't marked yet.
 * @returns how many were marked
 * @throws {StaffRefusal}
 */
export function markTheRest(
  payload: Payload,
  { event, to }: { event: string; to: Attendance },
): Promise<number> {
  return inTransaction(payload, async (req) => {
    await holdBegun(req, event);
    return write(req, { event, to }, [isMarked(null)]);
  });
}

/** Check-ins at the door take the same lock. */
async function holdBegun(req: PayloadRequest, event: string): Promise<void> {
  const { hasBegun } = await holdEvent(req, event);
  if (!hasBegun) throw new StaffRefusal("This is possible as soon as the event has begun.");
}

const isMarked = (attendance: Attendance | null): Where =>
  attendance ? { attendance: { equals: attendance } } : { attendance: { exists: false } };

/** @returns how many were changed */
async function write(
  req: PayloadRequest,
  { event, to }: { event: string; to: Attendance | null },
  which: Where[],
): Promise<number> {
  const changed = await req.payload.db.updateMany({
    collection,
    where: { and: [seated(event), ...which] },
    data: { attendance: to, updatedAt: new Date().toISOString() },
    req,
  });
  return changed?.length ?? 0;
}
