/** Whether the event of a registration takes it, by what `GET /api/events` says. */
import { eventWire, registrationRefusal } from "@kdl/schemas/events";
import { notFound } from "@kdl/schemas/messages";
import { unwrapList } from "@kdl/schemas/wire";
import type { Refused } from "./received.ts";

const TIME_ZONE = "Asia/Kolkata";

/** @returns why not, or `null` */
export function refusedByEvent(body: unknown, eventId: string, now: Date): Refused | null {
  const found = rawEvent(body, eventId);
  const event = found === undefined ? null : eventWire(TIME_ZONE).parse(found);
  if (!event?.published) return { status: 404, code: "EVENT_NOT_FOUND", message: notFound.event };
  const message = registrationRefusal(event, now);
  return message === null ? null : { status: 409, code: "REGISTRATION_CLOSED", message };
}

/** Takes one of the seats that are left, where they are counted. */
export function takeSeat(body: unknown, eventId: string) {
  const event = rawEvent(body, eventId);
  const left = event?.["seats_left"];
  if (event && (typeof left === "number" || typeof left === "string")) {
    event["seats_left"] = Number(left) - 1;
  }
}

function rawEvent(body: unknown, eventId: string): Record<string, unknown> | undefined {
  const events = unwrapList(body, "data") as Record<string, unknown>[];
  return events.find(({ id }) => String(id) === eventId);
}
