import { registrationRefusal } from "@kdl/schemas/content/events";
import type { PayloadRequest } from "payload";
import type { Event } from "../../payload-types.ts";
import { eventNotFound, registrationClosed } from "../refused.ts";
import { holdSeats, isId, seatsLeft } from "./seats.ts";

export interface OpenEvent {
  event: Event;
  /** Whether newcomers join the waitlist. */
  isFull: boolean;
}

/**
 * The event of a registration. Nobody else can take a seat until the transaction ends.
 * @throws {Refused} if it isn't public, or doesn't accept registrations
 */
export async function openEvent(req: PayloadRequest, id: string, now: Date): Promise<OpenEvent> {
  if (!isId(id)) throw eventNotFound();
  // Lock before reading: earlier reads may be stale.
  const count = await holdSeats(req, id);
  const event = await readEvent(req, id);
  if (!event || !isPublic(event)) throw eventNotFound();
  const left = seatsLeft(event.capacity, count);
  const refusal = registrationRefusal(
    {
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      status: event.status,
      registrationEnabled: event.registrationButton ?? false,
      seatsLeft: left,
      waitlist: event.waitlist ?? false,
    },
    now,
  );
  if (refusal !== null) throw registrationClosed(refusal);
  return { event, isFull: left === 0 };
}

/** Whether visitors see an event. */
export const isPublic = ({ _status, publish }: Pick<Event, "_status" | "publish">): boolean =>
  _status === "published" && Boolean(publish);

/** An event as it is published; `null` if there is none. */
export const readEvent = (req: PayloadRequest, id: string): Promise<Event | null> =>
  req.payload.findByID({ collection: "events", id, depth: 0, disableErrors: true, req });
