import { registrationRefusal } from "@kdl/schemas/content/events";
import type { PayloadRequest } from "payload";
import type { Event } from "../payload-types.ts";
import { eventNotFound, registrationClosed } from "./refused.ts";
import { holdSeats, isId, seatsLeft } from "./seats.ts";

/**
 * The event that somebody registers for; until the transaction is over nobody else takes a seat.
 * @throws {Refused} when visitors can't see it, or it takes no registrations
 */
export async function openEvent(req: PayloadRequest, id: string, now: Date): Promise<Event> {
  if (!isId(id)) throw eventNotFound();
  // First the lock, then the look: what was read before might have changed since.
  const taken = await holdSeats(req, id);
  const event = await req.payload.findByID({
    collection: "events",
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!event || event._status !== "published" || !event.publish) throw eventNotFound();
  const refusal = registrationRefusal(
    {
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      status: event.status,
      registrationEnabled: event.registrationButton ?? false,
      seatsLeft: seatsLeft(event.capacity, taken),
    },
    now,
  );
  if (refusal !== null) throw registrationClosed(refusal);
  return event;
}
