/** Hooks of event registrations: changes by staff can take or free seats. */
import { seatTaking } from "@kdl/schemas/registrations/places";
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from "payload";
import { announce } from "../../hooks/announce.ts";
import { refuseChange } from "../../access/refuse-change.ts";
import type { EventRegistration } from "../../payload-types.ts";
import { addedByStaff } from "./added-by-staff.ts";
import { AlreadyRegistered } from "./already-registered.ts";
import { arrivalPlace } from "./arrival.ts";
import { logPlace } from "./change-place.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";
import { readEvent } from "./open-event.ts";
import { placeOf } from "../../forms/place-of.ts";
import { isWalkIn } from "../walk-in.ts";
import { holdSeats, seatsLeft } from "./seats.ts";

type Registration = Partial<EventRegistration>;
type Stored = Pick<EventRegistration, "id" | "event">;

function takesSeat(registration: Registration): boolean {
  const place = placeOf(registration);
  return !registration.quarantined && place !== null && seatTaking.includes(place);
}

const eventIdOf = ({ event }: Registration) => (typeof event === "object" ? event?.id : event);

/** Gives a registration that is released from quarantine a seat, or a place on the waitlist. */
export const settlePlace: CollectionBeforeChangeHook<EventRegistration> = async ({
  data,
  originalDoc,
  req,
}) => {
  const event = originalDoc ? eventIdOf(originalDoc) : undefined;
  const isQuarantined = data.quarantined ?? originalDoc?.quarantined ?? false;
  if (!event || !originalDoc || originalDoc.quarantined === isQuarantined) return data;
  const count = await holdSeats(req, event);
  if (isQuarantined) return { ...data, placeKey: null };
  const found = await readEvent(req, event);
  const comes = originalDoc.attending === "1" && !originalDoc.cancelledAt;
  if (!found || !comes) return data;
  const isFull = seatsLeft(found.capacity, count) === 0;
  if (isFull && !found.waitlist) {
    throw refuseChange(
      "This registration can't be released: all seats of the event are taken. Raise their number first.",
    );
  }
  const { email, reference } = originalDoc;
  const arriving = { event: found, isFull, email: email ?? "", reference };
  try {
    const now = new Date();
    const place = await arrivalPlace(req, { ...arriving, quarantined: false, now });
    return { ...data, offerEndsAt: null, seatedAt: null, ...place };
  } catch (error) {
    if (!(error instanceof AlreadyRegistered)) throw error;
    throw refuseChange(
      "This registration can't be released: the same address has another one for this event.",
    );
  }
};

/** Notifies the gateways that the number of free seats has changed. */
async function announceSeats(req: PayloadRequest, event: string): Promise<void> {
  const found = await readEvent(req, event);
  if (found && typeof found.capacity === "number") announce(req, ["events"]);
}

export const afterPlaceChange: CollectionAfterChangeHook<EventRegistration> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const event = eventIdOf(doc);
  if (!event) return doc;
  const isNew = operation === "create" || previousDoc?.quarantined === true;
  const place = placeOf(doc);
  if (isNew && !doc.quarantined && place) {
    const added = operation === "create" ? addedByStaff(req) : null;
    const isOwnDoing = operation === "create" && !added && !isWalkIn(req);
    const actor = isOwnDoing ? "participant" : "staff";
    await logPlace(req, { registration: doc.id, event, to: place, actor, ...added });
  }
  const before = operation === "create" ? false : takesSeat(previousDoc);
  if (takesSeat(doc) !== before) await announceSeats(req, event);
  if (before && !takesSeat(doc)) await offerFreeSeats(req, event);
  return doc;
};

/** In the order of all others: the event's seats first, its registrations afterwards. */
export const holdBeforeDelete: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.db.findOne<Stored>({
    collection: "event-registrations",
    where: { id: { equals: id } },
    req,
  });
  const event = found ? eventIdOf(found) : undefined;
  if (event) await holdSeats(req, event);
};

export const afterPlaceDeleted: CollectionAfterDeleteHook<EventRegistration> = async ({
  doc,
  req,
}) => {
  const event = eventIdOf(doc);
  if (!event || !takesSeat(doc)) return doc;
  await announceSeats(req, event);
  await offerFreeSeats(req, event);
  return doc;
};
