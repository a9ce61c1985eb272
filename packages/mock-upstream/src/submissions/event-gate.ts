/** Whether the event of a registration takes it, by what `GET /api/events` says. */
import { type Event, eventWire, registrationRefusal } from "@kdl/schemas/content/events";
import { notFound } from "@kdl/schemas/messages";
import { unwrapList } from "@kdl/schemas/content/tolerant-values";
import type { Refused } from "./received.ts";

const TIME_ZONE = "Asia/Kolkata";

/** As visitors see it. */
export function publishedEvent(
  body: unknown,
  eventId: string,
): Omit<Event, "banner" | "shortDescription" | "longDescription"> | null {
  const found = rawEvent(body, eventId);
  const event = found === undefined ? null : eventWire(TIME_ZONE).parse(found);
  return event?.published ? event : null;
}

/** @returns why not, or `null` */
export function refusedByEvent(body: unknown, eventId: string, now: Date): Refused | null {
  const event = publishedEvent(body, eventId);
  if (!event) return { status: 404, code: "EVENT_NOT_FOUND", message: notFound.event };
  const message = registrationRefusal(event, now);
  return message === null ? null : { status: 409, code: "REGISTRATION_CLOSED", message };
}

/** Takes one of the seats that are left, where they are counted. */
export const takeSeat = (body: unknown, eventId: string) => changeSeats(body, eventId, -1);

/** Counts the seats that are left, where they are counted. */
export function changeSeats(body: unknown, eventId: string, change: number): void {
  const event = rawEvent(body, eventId);
  const left = event?.["seats_left"];
  if (event && (typeof left === "number" || typeof left === "string")) {
    event["seats_left"] = Number(left) + change;
  }
}

function rawEvent(body: unknown, eventId: string): Record<string, unknown> | undefined {
  const events = unwrapList(body, "data") as Record<string, unknown>[];
  return events.find(({ id }) => String(id) === eventId);
}
