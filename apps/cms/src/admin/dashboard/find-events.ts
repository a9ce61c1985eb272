import { formatEventTime } from "@kdl/schemas/content/event-time";
import type { Payload } from "payload";
import { env } from "../../env.ts";
import type { Event } from "../../payload-types.ts";

/** An event on the site that somebody should check, and why. */
export interface EventToLookAt {
  id: string;
  name: string;
  reasons: string[];
}

const DAY_MS = 24 * 60 * 60_000;
const ENDS_SOON_MS = 7 * DAY_MS;
const HAS_ENDED_MS = 14 * DAY_MS;
const AT_MOST = 100;

/** Events that end soon or have just ended while they take registrations, and those with something missing. */
export async function findEvents(payload: Payload, now = new Date()): Promise<EventToLookAt[]> {
  const since = new Date(now.getTime() - HAS_ENDED_MS).toISOString();
  const { docs } = await payload.db.find<Event>({
    collection: "events",
    where: {
      _status: { equals: "published" },
      publish: { equals: true },
      deletedAt: { exists: false },
      or: [{ endsAt: { greater_than: since } }, { endsAt: { exists: false } }],
    },
    sort: "startsAt",
    limit: AT_MOST,
    pagination: false,
    select: {
      name: true,
      startsAt: true,
      endsAt: true,
      type: true,
      location: true,
      status: true,
      registrationButton: true,
      capacity: true,
    },
  });
  return docs
    .map((event) => ({ id: event.id, name: event.name, reasons: reasonsFor(event, now) }))
    .filter(({ reasons }) => reasons.length > 0);
}

type Looked = Pick<
  Event,
  "startsAt" | "endsAt" | "type" | "location" | "status" | "registrationButton" | "capacity"
>;

const when = (moment: string): string => formatEventTime(new Date(moment), env.SITE_TIME_ZONE);

/** In words for editors. */
export function reasonsFor(event: Looked, now: Date): string[] {
  const { endsAt, startsAt, location, registrationButton: isOpen } = event;
  const left = endsAt ? Date.parse(endsAt) - now.getTime() : Number.POSITIVE_INFINITY;
  if (event.status !== "scheduled")
    return isOpen && event.status === "cancelled" && left > 0
      ? ["Cancelled, but “Accept registrations” is ticked"]
      : [];
  if (left <= 0) return isOpen ? [`Ended ${when(endsAt)}, with “Accept registrations” ticked`] : [];
  const reasons: string[] = [];
  if (!startsAt) reasons.push("No start");
  if (!endsAt) reasons.push("No end");
  if (isOpen && left < ENDS_SOON_MS)
    reasons.push(`Registration is open, and it ends ${when(endsAt)}`);
  if (!location?.trim())
    reasons.push(event.type === "Online" ? "No address of the meeting" : "No place");
  else if (event.type === "Online" && !/^https:\/\//i.test(location))
    reasons.push("Online, but the place isn’t an https address");
  if (isOpen && event.type === "Offline" && !event.capacity) reasons.push("No number of seats");
  return reasons;
}
