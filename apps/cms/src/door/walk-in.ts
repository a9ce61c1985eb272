/** People who register at the door. */
import { doorLimits } from "@kdl/schemas/door/door";
import { email, text } from "@kdl/schemas/forms/form-rules";
import { z } from "zod";
import { placeOf } from "../forms/place-of.ts";
import { linkDigest } from "../mail/application-link.ts";
import { arrivalPlace, registrationOf } from "../submissions/places/arrival.ts";
import { freeSeats, holdSeats } from "../submissions/places/seats.ts";
import { newReference } from "../submissions/reference.ts";
import { answersOf, arrivalOf } from "../submissions/to-document.ts";
import { markWalkIn } from "../submissions/walk-in.ts";
import type { ScanResult } from "./apply-scans.ts";
import type { Desk } from "./desk.ts";
import type { ReadScan } from "./read-scans.ts";
import type { TicketHolder } from "./ticket-holders.ts";

const collection = "event-registrations";
const form = "event-registration";

const person = z.object({
  first_name: text({ label: "First name", required: true, max: doorLimits.name }),
  // Not everybody has one.
  last_name: text({ label: "Last name", max: doorLimits.name }),
  email: email("Email"),
  over_capacity: z.boolean(),
});

/**
 * Registers somebody at the door and checks them in. If the address has an earlier registration with a seat,
 * that one is checked in instead. It is too late to offer free seats to the waitlist, so they go to the
 * people at the door.
 */
export async function admitWalkIn(desk: Desk, scan: ReadScan): Promise<ScanResult> {
  const { req, phone } = desk;
  const { event } = phone;
  const read = person.safeParse(scan.walk_in);
  if (!read.success) return desk.note(scan, "refused");
  const { over_capacity: isConfirmed, ...values } = read.data;
  const earlier = event.severalPerAddress
    ? null
    : await registrationOf(req, event.id, values.email);
  if (earlier) return checkInEarlier(desk, scan, earlier);
  const { taken } = await holdSeats(req, event.id);
  if (freeSeats(event.capacity, taken) === 0 && !isConfirmed) return desk.note(scan, "full");
  const holder = await register(desk, values);
  return desk.applyTo(holder, scan, "accepted");
}

async function checkInEarlier(desk: Desk, scan: ReadScan, id: string): Promise<ScanResult> {
  const { req } = desk;
  const holder = await req.payload.db.findOne<TicketHolder>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  if (!holder || placeOf(holder) !== "seated") return desk.note(scan, "registered");
  return desk.applyTo(holder, scan, "registered");
}

async function register(
  { req, phone }: Desk,
  values: Record<string, string>,
): Promise<TicketHolder> {
  const { event } = phone;
  const now = new Date();
  const reference = newReference();
  const arriving = { event, isFull: false, email: values["email"] ?? "", reference, now };
  markWalkIn(req);
  const data = {
    ...answersOf(form, { ...values, attending: "1" }),
    // Lists of people join it to the first name, so it has to be a string.
    lastName: values["last_name"] ?? "",
    ...arrivalOf({ flag: null, requestId: null, receivedAt: now, resume: null }),
    ...(await arrivalPlace(req, { ...arriving, quarantined: false })),
    event: event.id,
    eventName: event.name,
    reference,
    linkDigest: linkDigest(form, reference),
  };
  const stored = await req.payload.create({ collection, data: data as never, depth: 0, req });
  return stored as TicketHolder;
}
