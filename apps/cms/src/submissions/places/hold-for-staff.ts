import { type Place, placeLabels } from "@kdl/schemas/registrations/places";
import type { PayloadRequest } from "payload";
import { placeOf } from "../../forms/place-of.ts";
import type { Event, EventRegistration } from "../../payload-types.ts";
import { changePlace, type PlaceChange } from "./change-place.ts";
import { readEvent } from "./open-event.ts";
import { holdSeats, type SeatCount } from "./seats.ts";
import { StaffRefusal } from "./staff-refusal.ts";

const collection = "event-registrations";

export interface HeldEvent {
  event: Event;
  count: SeatCount;
  hasBegun: boolean;
  hasEnded: boolean;
}

/** Locks an event's seats until the transaction ends. @throws {StaffRefusal} */
export async function holdEvent(req: PayloadRequest, id: string): Promise<HeldEvent> {
  // Lock before reading: of two concurrent commands, the second sees the result of the first.
  const count = await holdSeats(req, id);
  const event = await readEvent(req, id);
  if (!event) throw new StaffRefusal("This event has been deleted.");
  const now = new Date();
  const hasBegun = new Date(event.startsAt) <= now;
  return { event, count, hasBegun, hasEnded: new Date(event.endsAt) < now };
}

/**
 * A registration for the event, whose seats are locked.
 *
 * @param from the place that staff have seen
 * @throws {StaffRefusal} if it is no longer in that place, saying what happened to it
 */
export async function readHeld(
  req: PayloadRequest,
  { id, event, from }: { id: string; event: string; from: Place },
): Promise<EventRegistration> {
  const found = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!found || found.event !== event) {
    throw new StaffRefusal("This registration has been deleted.");
  }
  if (found.quarantined) {
    throw new StaffRefusal("This registration is in quarantine. Release it first.");
  }
  const place = placeOf(found);
  if (place !== from) throw new StaffRefusal(await changedTo(req, found.id, place));
  return found;
}

/** What has happened to a registration in the meantime. */
async function changedTo(req: PayloadRequest, registration: string, place: Place | null) {
  const { docs } = await req.payload.find({
    collection: "place-changes",
    where: { registration: { equals: registration } },
    sort: "-at",
    limit: 1,
    pagination: false,
    req,
  });
  const [last] = docs;
  const others = { participant: "by the participant", system: "by the queue", staff: "by staff" };
  const by = last ? ` (${last.byName ? `by ${last.byName}` : others[last.actor]})` : "";
  const now = place ? placeLabels[place] : "Doesn’t come";
  return `This registration has changed in the meantime. It is now: ${now}${by}.`;
}

/** Refuses what makes no sense for a cancelled event, or one that is over. */
export function refuseEnded({ event, hasEnded }: HeldEvent): void {
  if (event.status === "cancelled") throw new StaffRefusal("This event is cancelled.");
  if (hasEnded) throw new StaffRefusal("This event is over.");
}

/** Carries out a change of place by staff. @throws {StaffRefusal} if somebody else was faster */
export async function changeHeld(
  req: PayloadRequest,
  change: Omit<PlaceChange, "actor">,
): Promise<void> {
  if (await changePlace(req, { ...change, actor: "staff" })) return;
  throw new StaffRefusal("This registration has changed in the meantime.");
}
