import type { Place } from "@kdl/schemas/registrations/places";
import type { Payload } from "payload";
import { placeOf } from "../../forms/place-of.ts";
import type { Event, EventRegistration } from "../../payload-types.ts";
import { registered } from "../places/registered.ts";
import type { Participant, ParticipantCounts } from "./replies.ts";

const select = {
  reference: true,
  firstName: true,
  lastName: true,
  email: true,
  attending: true,
  place: true,
  queuedAt: true,
  cancelledAt: true,
  offerEndsAt: true,
  attendance: true,
  checkedInAt: true,
} as const;

/** As people read names: capital letters and accents don't matter. */
const collator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/**
 * The registrations for an event that attend, sorted by last name. All of them are read at once:
 * databases sort capital letters first, and an event has some hundreds.
 */
export async function readParticipants(payload: Payload, event: string): Promise<Participant[]> {
  const { docs } = await payload.find({
    collection: "event-registrations",
    where: registered(event),
    sort: "queuedAt",
    select,
    pagination: false,
    depth: 0,
  });
  let waiting = 0;
  return docs
    .map((doc) => {
      const place = placeOf(doc as EventRegistration) ?? "seated";
      if (place === "waiting") waiting += 1;
      return toParticipant(doc, place, waiting);
    })
    .toSorted(
      (a, b) =>
        collator.compare(a.lastName, b.lastName) || collator.compare(a.firstName, b.firstName),
    );
}

type Read = Pick<
  EventRegistration,
  | "id"
  | "reference"
  | "firstName"
  | "lastName"
  | "email"
  | "offerEndsAt"
  | "attendance"
  | "checkedInAt"
>;

const toParticipant = (doc: Read, place: Place, waiting: number): Participant => ({
  id: doc.id,
  reference: doc.reference,
  firstName: doc.firstName ?? "",
  lastName: doc.lastName ?? "",
  email: doc.email ?? "",
  place,
  waitingPlace: place === "waiting" ? waiting : null,
  offerEndsAt: place === "offered" ? (doc.offerEndsAt ?? null) : null,
  attendance: doc.attendance ?? null,
  checkedInAt: doc.checkedInAt ?? null,
});

/** How many there are of each kind. */
export function countParticipants(
  { capacity }: Pick<Event, "capacity">,
  all: readonly Participant[],
): ParticipantCounts {
  const count = (test: (one: Participant) => boolean) => all.filter(test).length;
  const inPlace = (place: Place) => count((one) => one.place === place);
  return {
    capacity: capacity ?? null,
    seated: inPlace("seated"),
    offered: inPlace("offered"),
    waiting: inPlace("waiting"),
    checkedIn: count(({ checkedInAt }) => checkedInAt !== null),
    attended: count(({ attendance }) => attendance === "attended"),
    noShow: count(({ attendance }) => attendance === "no-show"),
    unmarked: count(({ place, attendance }) => place === "seated" && attendance === null),
  };
}
