/** Events as visitors see them in lists. Here since two features show them. */
import { formatEventRange } from "@kdl/schemas/content/event-range";
import {
  type Event,
  type EventCard,
  type EventPhase,
  isFull,
  phaseOf,
  registrationRefusal,
} from "@kdl/schemas/content/events";

export interface Moment {
  now: Date;
  timeZone: string;
}

const ORDER: Readonly<Record<EventPhase, number>> = { ongoing: 0, upcoming: 1, past: 2 };

export function toEventCard(event: Event, { now, timeZone }: Moment): EventCard {
  return {
    slug: event.slug,
    name: event.name,
    type: event.type,
    banner: event.banner,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    shortDescription: event.shortDescription,
    status: event.status,
    seatsLeft: event.seatsLeft,
    phase: phaseOf(event, now),
    whenText: formatEventRange(new Date(event.startsAt), new Date(event.endsAt), timeZone, now),
    hasDetails: event.longDescription !== "",
    registrationOpen: registrationRefusal(event, now) === null,
    joinsWaitlist: isFull(event) && event.waitlist,
  };
}

/** Published events as cards: ongoing ones, then what comes soonest, then what was last. */
export function toEventList(events: readonly Event[], moment: Moment): EventCard[] {
  return events
    .filter(({ published }) => published)
    .map((event) => toEventCard(event, moment))
    .toSorted((a, b) => ORDER[a.phase] - ORDER[b.phase] || byTime(a, b));
}

/** Of the same phase: past events the latest first, all others the earliest. ISO text sorts by time. */
function byTime(a: EventCard, b: EventCard): number {
  if (a.phase === "past") return compare(b.endsAt, a.endsAt);
  return compare(a.startsAt, b.startsAt);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
