import { offerEnd } from "@kdl/schemas/registrations/places";
import type { PayloadRequest } from "payload";
import { changePlace } from "./change-place.ts";
import { isPublic, readEvent } from "./open-event.ts";
import { freeSeats, holdSeats } from "./seats.ts";

/** Offers that one call makes. What is left is offered within a minute: see `keepPlaces`. */
const BATCH = 200;

/**
 * Offers the free seats of an event to those who have waited longest. Whatever frees a seat calls this in
 * its transaction; until that ends, nobody else can take one.
 */
export async function offerFreeSeats(req: PayloadRequest, event: string): Promise<void> {
  const count = await holdSeats(req, event);
  if (count.waiting === 0) return;
  const found = await readEvent(req, event);
  if (!found) return;
  const isOpen = isPublic(found) && found.registrationButton === true;
  const { startsAt, status } = found;
  const offerEndsAt = offerEnd({ startsAt, status, isOpen }, new Date());
  const free = Math.min(BATCH, freeSeats(found.capacity, count.taken) ?? BATCH);
  if (!offerEndsAt || free === 0) return;
  for (const registration of await firstWaiting(req, event, free)) {
    await changePlace(req, {
      registration,
      event,
      from: "waiting",
      to: "offered",
      actor: "system",
      offerEndsAt,
    });
  }
}

async function firstWaiting(req: PayloadRequest, event: string, limit: number): Promise<string[]> {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: "event-registrations",
    where: {
      and: [
        { event: { equals: event } },
        { place: { equals: "waiting" } },
        { quarantined: { equals: false } },
      ],
    },
    sort: ["queuedAt", "id"],
    limit,
    pagination: false,
    req,
  });
  return docs.map(({ id }) => id);
}
