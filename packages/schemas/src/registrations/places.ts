/** Where a registration for an event stands. No runtime imports here, since pages load this module. */

/** `offered`: a free seat offered to somebody on the waitlist, which is taken until the offer ends. */
export const places = ["seated", "waiting", "offered", "lapsed", "cancelled"] as const;
export type Place = (typeof places)[number];

/** Labels for staff. */
export const placeLabels: Readonly<Record<Place, string>> = {
  seated: "Has a seat",
  waiting: "On the waitlist",
  offered: "Is offered a seat",
  lapsed: "Didn’t take the offer in time",
  cancelled: "Cancelled",
};

/** Those that take a seat. */
export const seatTaking: readonly Place[] = ["seated", "offered"];
/** Places of people who attend, or still may. An address can have one of them for each event. */
export const openPlaces: readonly Place[] = ["seated", "waiting", "offered"];

/** Who can make a change. `system` is the queue, or a deadline that has passed. */
export const placeActors = ["participant", "staff", "system"] as const;
export type PlaceActor = (typeof placeActors)[number];

const both = ["participant", "staff"] as const;

const transitions: Readonly<
  Record<Place, Readonly<Partial<Record<Place, readonly PlaceActor[]>>>>
> = {
  seated: { cancelled: both },
  // Staff seat people past the queue only deliberately: see the CMS's `seatByStaff`.
  waiting: { offered: ["system"], seated: ["staff"], cancelled: both },
  offered: { seated: both, lapsed: ["system"], cancelled: both },
  lapsed: { seated: ["staff"] },
  cancelled: {},
};

/** Whether an actor may make this change of place. */
export const mayChangePlace = (actor: PlaceActor, from: Place, to: Place): boolean =>
  transitions[from][to]?.includes(actor) ?? false;

const HOUR_MS = 60 * 60_000;
const OFFER_MS = 24 * HOUR_MS;
/** Offers end this long before the event, so that its organisers know who comes. */
const BEFORE_START_MS = 2 * HOUR_MS;
/** Shorter offers aren't made: nobody could answer them. */
const SHORTEST_OFFER_MS = HOUR_MS;

/** What decides about offers. */
export interface OfferingEvent {
  startsAt: string;
  status: "scheduled" | "cancelled" | "postponed";
  /** Whether it is on the site and takes registrations. */
  isOpen: boolean;
}

/**
 * When an offer made now would end: after a day, but at the latest two hours before the event.
 * @returns `null` where none can be made: the event is cancelled, postponed, closed or about to start
 */
export function offerEnd({ startsAt, status, isOpen }: OfferingEvent, now: Date): Date | null {
  if (status !== "scheduled" || !isOpen) return null;
  const last = Date.parse(startsAt) - BEFORE_START_MS;
  if (last - now.getTime() < SHORTEST_OFFER_MS) return null;
  return new Date(Math.min(now.getTime() + OFFER_MS, last));
}

/** When an existing offer ends, since the event may have been moved to an earlier time. */
export const effectiveEnd = (offerEndsAt: string, startsAt: string): Date =>
  new Date(Math.min(Date.parse(offerEndsAt), Date.parse(startsAt) - BEFORE_START_MS));
