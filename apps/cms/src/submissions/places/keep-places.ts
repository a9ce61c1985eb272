/** Ends offers that weren't accepted in time, and offers free seats. */
import { effectiveEnd } from "@kdl/schemas/registrations/places";
import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { startPeriodic } from "../../leases/start-periodic.ts";
import type { EventRegistration } from "../../payload-types.ts";
import { changePlace } from "./change-place.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";
import { type OwnRegistration, withEvent } from "./own-registration.ts";
import { eventsWithQueue, holdSeats } from "./seats.ts";

const EVERY_MS = 60_000;
/** Offers that one round handles; the next round follows in a minute. */
const BATCH = 1_000;

/** Runs in one of the processes that share the database. */
export function startKeepingPlaces(payload: Payload): void {
  startPeriodic(payload, "places", EVERY_MS, (signal) => keepPlaces(payload, new Date(), signal));
}

/** A failure in one event is logged, and doesn't stop the others from being handled. */
export async function keepPlaces(payload: Payload, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = await endedOffers(payload, now);
  const events = new Set([...ended.keys(), ...(await eventsWithQueue(payload, now))]);
  for (const event of events) {
    if (signal?.aborted) return;
    try {
      await inTransaction(payload, async (req) => {
        await holdSeats(req, event);
        for (const registration of ended.get(event) ?? []) {
          await changePlace(req, {
            registration,
            event,
            from: "offered",
            to: "lapsed",
            actor: "system",
          });
        }
        await offerFreeSeats(req, event);
      });
    } catch (error) {
      payload.logger.error({ err: error, event }, "The waitlist of an event was postponed");
    }
  }
}

/** Registrations whose offer has ended, by their event. */
async function endedOffers(payload: Payload, now: Date): Promise<Map<string, string[]>> {
  const { docs } = await payload.find({
    collection: "event-registrations",
    where: { and: [{ place: { equals: "offered" } }, { quarantined: { equals: false } }] },
    sort: "offerEndsAt",
    limit: BATCH,
    pagination: false,
    depth: 1,
  });
  const ended = new Map<string, string[]>();
  for (const registration of (docs as EventRegistration[]).map(withEvent)) {
    if (!hasEnded(registration, now)) continue;
    const { id, event } = registration;
    ended.set(event.id, [...(ended.get(event.id) ?? []), id]);
  }
  return ended;
}

function hasEnded(
  registration: OwnRegistration,
  now: Date,
): registration is OwnRegistration & { event: NonNullable<OwnRegistration["event"]> } {
  const { event, offerEndsAt } = registration;
  return event !== null && effectiveEnd(offerEndsAt ?? "", event.startsAt) <= now;
}
