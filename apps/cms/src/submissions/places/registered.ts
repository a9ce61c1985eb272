/** The registrations of an event that count. Quarantined ones don't. */
import { openPlaces } from "@kdl/schemas/registrations/places";
import type { Where } from "payload";

/** People who registered to come, including those who have cancelled since then. */
export const registered = (event: string): Where => ({
  and: [
    { event: { equals: event } },
    { attending: { equals: "1" } },
    { quarantined: { equals: false } },
  ],
});

/** The {@link registered} people who haven't cancelled. */
export const notCancelled = (event: string): Where => ({
  and: [registered(event), { cancelledAt: { exists: false } }],
});

/** People who take part, or may: they have a seat, wait, or are offered one. */
export const takingPart = (event: string): Where => ({
  and: [
    notCancelled(event),
    { or: [{ place: { in: [...openPlaces] } }, { place: { exists: false } }] },
  ],
});

/** People who have a seat. Registrations from before there were places have one. */
export const seated = (event: string): Where => ({
  and: [
    notCancelled(event),
    { or: [{ place: { equals: "seated" } }, { place: { exists: false } }] },
  ],
});
