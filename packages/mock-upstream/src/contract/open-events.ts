/** Finds events that take registrations, as the gateway reads them. */
import { type Event, eventWire, registrationRefusal } from "@kdl/schemas/content/events";
import { parseItems } from "@kdl/schemas/content/tolerant-values";
import type { Subject } from "./describe-upstream-contract.ts";
import { rawItems } from "./wire-lists.ts";

type WireEvent = Pick<
  Event,
  | "id"
  | "slug"
  | "name"
  | "published"
  | "startsAt"
  | "endsAt"
  | "status"
  | "registrationEnabled"
  | "seatsLeft"
  | "waitlist"
>;

export interface RegistrationTarget {
  id: string;
  slug: string;
  name: string;
  /** ISO 8601 in UTC. */
  startsAt: string;
  published: boolean;
  seatsLeft: number | null;
  /** Why it takes no registrations. */
  refusal: string | null;
}

const timeZone = "Asia/Kolkata";

export function registrationTargets(body: unknown): RegistrationTarget[] {
  const events: WireEvent[] = parseItems(
    eventWire(timeZone),
    rawItems("events", body),
    () => undefined,
  );
  return events.map((event) => ({
    id: event.id,
    slug: event.slug,
    name: event.name,
    startsAt: event.startsAt,
    published: event.published,
    seatsLeft: event.seatsLeft,
    refusal: registrationRefusal(event, new Date()),
  }));
}

/** Events that take registrations. Those with limited seats come first, so that counting is tested too. */
function openEvents(subject: Subject): RegistrationTarget[] {
  return registrationTargets(subject.replies.get("events")?.body)
    .filter(({ published, refusal, seatsLeft }) => published && refusal === null && seatsLeft !== 0)
    .toSorted((one, other) => Number(one.seatsLeft === null) - Number(other.seatsLeft === null));
}

const hasBegun = ({ startsAt }: RegistrationTarget) => Date.parse(startsAt) <= Date.now();

/** An event that takes registrations. Throws if the server has none. */
export function openEvent(subject: Subject): RegistrationTarget {
  const [found] = openEvents(subject);
  if (!found) throw new Error("The suite needs an event that takes registrations");
  return found;
}

/** An open event that hasn't begun. Throws if the server has none. */
export function upcomingEvent(subject: Subject): RegistrationTarget {
  const found = openEvents(subject).find((event) => !hasBegun(event));
  if (!found) throw new Error("The suite needs an event ahead that takes registrations");
  return found;
}

/** An open event that has begun. */
export const begunEvent = (subject: Subject): RegistrationTarget | undefined =>
  openEvents(subject).find(hasBegun);
