/** A full event with a waitlist, and one where people are arriving right now. */
import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { applyScans } from "../door/apply-scans.ts";
import { newPairingCode } from "../door/new-code.ts";
import { pairPhone } from "../door/pair-phone.ts";
import { pairedPhone } from "../door/pairing.ts";
import { ticketDigest } from "../door/ticket-holders.ts";
import { env } from "../env.ts";
import { linkToken } from "../mail/application-link.ts";
import type { EventRegistration } from "../payload-types.ts";
import { momentToIso } from "../seed/moments.ts";
import { act } from "../submissions/places/act.ts";
import { ticketCode } from "../tickets/ticket-code.ts";
import { createEvent, register } from "./event-registrations.ts";

const HOUR_MS = 60 * 60_000;

const SEATS = 6;
const WHO_REGISTER = 10;
const GUESTS = 14;
const CHECKED_IN = 5;
/** Index of the first demo person who isn't at another event. */
const FIRST_GUEST = 20;

/** @returns how many registrations there are */
export async function addEvents(payload: Payload, by: StaffSignature, now: Date): Promise<number> {
  await addFullEvent(payload, now);
  await addEventAtTheDoor(payload, by, now);
  return WHO_REGISTER + GUESTS;
}

/** One participant cancels, so that the seat is offered to the first person on the waitlist. */
async function addFullEvent(payload: Payload, now: Date): Promise<void> {
  const startsAt = new Date(momentToIso({ day: 10, time: "10:00" }, now, env.SITE_TIME_ZONE));
  const event = await createEvent(payload, {
    name: "Drones from Scrap",
    slug: "drones-from-scrap",
    startsAt,
    endsAt: new Date(startsAt.getTime() + 4 * HOUR_MS),
    capacity: SEATS,
    location: "MVP Colony, Visakhapatnam",
  });
  const registrations = await registerMany(payload, { event, from: 0, count: WHO_REGISTER, now });
  const token = linkToken("event-registration", registrations[1]!.reference);
  await act(payload, token, "cancel", "seated");
}

async function addEventAtTheDoor(payload: Payload, by: StaffSignature, now: Date): Promise<void> {
  const startsAt = new Date(now.getTime() + HOUR_MS);
  const event = await createEvent(payload, {
    name: "Open Lab Night",
    slug: "open-lab-night",
    startsAt,
    endsAt: new Date(startsAt.getTime() + 5 * HOUR_MS),
    capacity: 20,
    location: "MVP Colony, Visakhapatnam",
  });
  const guests = await registerMany(payload, { event, from: FIRST_GUEST, count: GUESTS, now });
  const made = await newPairingCode(payload, event, by);
  if (!made) throw new Error("No phone could be paired with the demo's event");
  const { token } = await pairPhone(payload, made.code, "Main entrance", now);
  const { salt } = await pairedPhone(payload, token, now);
  const scans = guests.slice(0, CHECKED_IN).map((guest) => ({
    id: randomUUID(),
    at: new Date(),
    action: "check-in" as const,
    digest: ticketDigest(salt, ticketCode(guest)),
  }));
  await applyScans(payload, token, scans);
}

interface Registrations {
  event: string;
  /** The index of the first person. */
  from: number;
  count: number;
  now: Date;
}

async function registerMany(
  payload: Payload,
  { event, from, count, now }: Registrations,
): Promise<EventRegistration[]> {
  const registrations: EventRegistration[] = [];
  for (let index = 0; index < count; index += 1) {
    const receivedAt = new Date(now.getTime() - (count - index) * HOUR_MS);
    registrations.push(await register(payload, { event, person: from + index, receivedAt }));
  }
  return registrations;
}
