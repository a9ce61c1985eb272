import { registrationRefusal } from "@kdl/schemas/content/events";
import type { PayloadRequest } from "payload";
import type { Event } from "../payload-types.ts";
import { eventNotFound, registrationClosed } from "./refused.ts";
import { holdSeats, isId, seatsLeft } from "./seats.ts";

/**
 * The event of a registration. Nobody else can take a seat until the transaction ends.
 * @throws {Refused} if it isn't public, or doesn't accept registrations
 */
export async function openEvent(req: PayloadRequest, id: string, now: Date): Promise<Event> {
  if (!isId(id)) throw eventNotFound();
  // Lock before reading: earlier reads may be stale.
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
