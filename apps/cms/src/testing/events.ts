import type { Payload } from "payload";
import type { Event } from "../payload-types.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A published event of next week that takes registrations. */
export function createEvent(payload: Payload, more: Partial<Event> = {}): Promise<Event> {
  const startsAt = new Date(Date.now() + 7 * DAY_MS);
  return payload.create({
    collection: "events",
    data: {
      name: "Open Lab",
      slug: `open-lab-${crypto.randomUUID()}`,
      type: "Offline",
      status: "scheduled",
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + 2 * 60 * 60_000).toISOString(),
      publish: true,
      registrationButton: true,
      _status: "published",
      ...more,
    },
  });
}
