/** The place that a new registration gets. The caller has locked the event's seats. */
import type { Place } from "@kdl/schemas/registrations/places";
import type { PayloadRequest } from "payload";
import { emailKeyOf } from "../../forms/email-key.ts";
import type { Event } from "../../payload-types.ts";
import { AlreadyRegistered } from "./already-registered.ts";
import { takingPart } from "./registered.ts";

const collection = "event-registrations";

interface Arriving {
  event: Pick<Event, "id" | "severalPerAddress">;
  isFull: boolean;
  email: string;
  reference: string;
  quarantined: boolean;
  now: Date;
}

/**
 * Fields of a registration by somebody who is coming.
 * @throws {AlreadyRegistered} if the address already has a registration
 */
export async function arrivalPlace(req: PayloadRequest, arriving: Arriving) {
  const { event, isFull, email, reference, quarantined, now } = arriving;
  if (!event.severalPerAddress) {
    const first = await registrationOf(req, event.id, email);
    if (first) throw new AlreadyRegistered(first);
  }
  const place: Place = isFull ? "waiting" : "seated";
  const queuedAt = await nextInQueue(req, event.id, now);
  return {
    // Quarantined spam gets one as well: its sender must not notice.
    place,
    queuedAt: queuedAt.toISOString(),
    placeKey: quarantined ? null : placeKeyOf({ event, email, reference }),
    ...(place === "seated" && { seatedAt: now.toISOString() }),
  };
}

/** A unique key, the address at the event, unless several registrations may share it. */
export function placeKeyOf({
  event,
  email,
  reference,
}: Pick<Arriving, "event" | "email" | "reference">): string {
  const key = `${event.id}|${emailKeyOf(email)}`;
  return event.severalPerAddress ? `${key}|${reference}` : key;
}

/** The registration that an address has for an event; `null` if there is none. */
export async function registrationOf(
  req: PayloadRequest,
  event: string,
  email: string,
): Promise<string | null> {
  const found = await req.payload.db.findOne<{ id: string }>({
    collection,
    where: { and: [takingPart(event), { senderKey: { equals: emailKeyOf(email) } }] },
    req,
  });
  return found?.id ?? null;
}

/** Later than everybody else's time at the event, whatever the clocks of several servers say. */
async function nextInQueue(req: PayloadRequest, event: string, now: Date): Promise<Date> {
  const { docs } = await req.payload.db.find<{ queuedAt?: string | null }>({
    collection,
    where: { and: [{ event: { equals: event } }, { queuedAt: { exists: true } }] },
    sort: "-queuedAt",
    limit: 1,
    pagination: false,
    req,
  });
  const last = Date.parse(docs[0]?.queuedAt ?? "") || 0;
  return new Date(Math.max(now.getTime(), last + 1));
}
