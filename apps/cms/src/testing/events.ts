import type { Payload } from "payload";
import type { Event } from "../payload-types.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Two hours, in some days from now. */
export const inDays = (days: number): Pick<Event, "startsAt" | "endsAt"> => {
  const startsAt = Date.now() + days * DAY_MS;
  return {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(startsAt + DAY_MS / 12).toISOString(),
  };
};

/** A published event of next week that takes registrations. */
export function createEvent(payload: Payload, more: Partial<Event> = {}): Promise<Event> {
  return payload.create({
    collection: "events",
    data: {
      name: "Open Lab",
      slug: `open-lab-${crypto.randomUUID()}`,
      type: "Offline",
      status: "scheduled",
      ...inDays(7),
      publish: true,
      registrationButton: true,
      _status: "published",
      ...more,
    },
  });
}
