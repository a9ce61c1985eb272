/** A registration as the contract shows it to the holder of its private link. */
import { effectiveEnd, type Place } from "@kdl/schemas/registrations/places";
import type { Payload } from "payload";
import { plainName } from "../../mail/plain-name.ts";
import { mayCancel } from "./may-cancel.ts";
import { type OwnRegistration, shownEvent } from "./own-registration.ts";
import { placeOf } from "../../forms/place-of.ts";
import { ticketCode } from "../../tickets/ticket-code.ts";

export async function registrationToWire(
  payload: Payload,
  registration: OwnRegistration,
  now: Date,
) {
  const { reference, firstName, receivedAt } = registration;
  const event = shownEvent(registration);
  return {
    reference,
    first_name: plainName(firstName ?? "") ?? "",
    received_at: receivedAt,
    ...(await placeToWire(payload, registration)),
    can_cancel: mayCancel(registration, now),
    ticket: ticketOf(registration, now),
    event: event && {
      slug: event.slug,
      name: event.name,
      type: event.type,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      location: event.location ?? "",
      status: event.status,
      bring: event.bring ?? "",
    },
  };
}

/** Only with a seat, and until the event is over. A registration in quarantine gets no ticket. */
function ticketOf(registration: OwnRegistration, now: Date) {
  const event = shownEvent(registration);
  const isSeated = placeOf(registration) === "seated" && !registration.quarantined;
  if (!event || !isSeated || new Date(event.endsAt) <= now) return null;
  return { code: ticketCode(registration), checked_in_at: registration.checkedInAt ?? null };
}

/** A registration's place, which a member's list shows as well. */
export async function placeToWire(payload: Payload, registration: OwnRegistration) {
  const place = placeOf(registration);
  const { offerEndsAt, event } = registration;
  const isOffer = place === "offered" && offerEndsAt && event;
  return {
    place,
    waiting_place: place === "waiting" ? await placeInQueue(payload, registration) : null,
    offer_ends_at: isOffer ? effectiveEnd(offerEndsAt, event.startsAt).toISOString() : null,
  };
}

/** Position on the waitlist, counted from 1. */
async function placeInQueue(payload: Payload, { event, queuedAt }: OwnRegistration) {
  const { totalDocs } = await payload.count({
    collection: "event-registrations",
    where: {
      and: [
        { event: { equals: event?.id ?? "" } },
        { place: { equals: "waiting" satisfies Place } },
        { quarantined: { equals: false } },
        { queuedAt: { less_than: queuedAt ?? "" } },
      ],
    },
  });
  return totalDocs + 1;
}
