/** Events by what they say to a registration, as the gateway reads them. */
import { type Event, eventWire, registrationRefusal } from "@kdl/schemas/events";
import { parseItems } from "@kdl/schemas/wire";
import type { Subject } from "./describe-upstream-contract.ts";
import { rawItems } from "./wire-lists.ts";

type WireEvent = Pick<
  Event,
  "id" | "published" | "startsAt" | "endsAt" | "status" | "registrationEnabled" | "seatsLeft"
>;

export interface RegistrationTarget {
  id: string;
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
    published: event.published,
    seatsLeft: event.seatsLeft,
    refusal: registrationRefusal(event, new Date()),
  }));
}

/** An event that takes registrations. Throws where the server has none. */
export function openEvent(subject: Subject): RegistrationTarget {
  const targets = registrationTargets(subject.replies.get("events")?.body);
  const open = targets.filter(({ published, refusal }) => published && refusal === null);
  // One with counted seats first, so that counting them is tried as well.
  const found = open.find(({ seatsLeft }) => seatsLeft !== null) ?? open[0];
  if (!found) throw new Error("The suite needs an event that takes registrations");
  return found;
}
