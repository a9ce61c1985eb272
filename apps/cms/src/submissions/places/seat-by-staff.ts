import type { Place } from "@kdl/schemas/registrations/places";
import type { Payload, PayloadRequest } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import { inTransaction } from "../../database/transactions.ts";
import type { EventRegistration } from "../../payload-types.ts";
import { placeKeyOf, registrationOf } from "./arrival.ts";
import { type Confirmation, toConfirm } from "./confirmations.ts";
import { changeHeld, type HeldEvent, holdEvent, readHeld, refuseEnded } from "./hold-for-staff.ts";
import { StaffRefusal } from "./staff-refusal.ts";

export interface SeatCommand {
  event: string;
  /** Id of the registration. */
  id: string;
  /** The place that staff saw when they gave the command. */
  from: Place;
  confirmed: readonly Confirmation[];
  by: StaffSignature;
}

/**
 * Gives a seat to a registration that is waiting, has an offer, or missed one. Skipping
 * the queue or exceeding the capacity needs confirmation by staff, which the log records.
 *
 * @throws {StaffRefusal}
 */
export function seatByStaff(payload: Payload, command: SeatCommand): Promise<void> {
  const { id, from, confirmed, by } = command;
  return inTransaction(payload, async (req) => {
    const held = await holdEvent(req, command.event);
    refuseEnded(held);
    const registration = await readHeld(req, command);
    if (!["waiting", "offered", "lapsed"].includes(from)) {
      throw new StaffRefusal("Only people who wait, or were offered a seat, can be given one.");
    }
    const ahead = await waitingBefore(req, registration, held);
    const needed = confirmedOnly(held, { ahead, isOffered: from === "offered" }, confirmed);
    const placeKey = from === "lapsed" ? await freshKey(req, registration, held) : undefined;
    await changeHeld(req, {
      registration: id,
      event: command.event,
      from,
      to: "seated",
      by,
      confirmed: needed,
      isTold: !held.hasBegun,
      ...(placeKey !== undefined && { placeKey }),
    });
  });
}

/** @returns what had to be confirmed @throws {StaffRefusal} if staff haven't confirmed it */
export function confirmedOnly(
  { event, count }: HeldEvent,
  more: { ahead: number; isOffered?: boolean },
  confirmed: readonly Confirmation[],
): Confirmation[] {
  const seats = { capacity: event.capacity ?? null, taken: count.taken, ...more };
  const needed = toConfirm(seats);
  const needs = [...needed.keys()];
  if (needs.every((need) => confirmed.includes(need))) return needs;
  throw new StaffRefusal([...needed.values()].join(" "), needs);
}

async function waitingBefore(
  req: PayloadRequest,
  { place, queuedAt }: EventRegistration,
  { event, count }: HeldEvent,
): Promise<number> {
  if (place !== "waiting" || !queuedAt) return count.waiting;
  const { totalDocs } = await req.payload.count({
    collection: "event-registrations",
    where: {
      and: [
        { event: { equals: event.id } },
        { place: { equals: "waiting" } },
        { quarantined: { equals: false } },
        { queuedAt: { less_than: queuedAt } },
      ],
    },
    req,
  });
  return totalDocs;
}

/** Restores the key that a registration lost with its place, unless the address has registered again. */
async function freshKey(
  req: PayloadRequest,
  { email, reference }: EventRegistration,
  { event }: HeldEvent,
): Promise<string> {
  const address = email ?? "";
  if (!event.severalPerAddress && (await registrationOf(req, event.id, address))) {
    throw new StaffRefusal("The same address has another registration for this event.");
  }
  return placeKeyOf({ event, email: address, reference });
}
