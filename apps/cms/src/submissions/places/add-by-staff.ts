import type { Payload, PayloadRequest } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import { inTransaction } from "../../database/transactions.ts";
import { linkDigest } from "../../mail/application-link.ts";
import { newReference } from "../reference.ts";
import { contextOfAdding } from "./added-by-staff.ts";
import { AlreadyRegistered } from "./already-registered.ts";
import { arrivalPlace } from "./arrival.ts";
import type { Confirmation } from "./confirmations.ts";
import { holdEvent } from "./hold-for-staff.ts";
import { offerFreeSeats } from "./offer-free-seats.ts";
import { confirmedOnly } from "./seat-by-staff.ts";
import { StaffRefusal } from "./staff-refusal.ts";

const collection = "event-registrations";

export interface AddCommand {
  event: string;
  person: { firstName: string; lastName: string; email: string; phone: string };
  place: "seated" | "waiting";
  confirmed: readonly Confirmation[];
  /** Whether the person gets the confirmation with the private link. Nobody does once the event has begun. */
  isTold: boolean;
  by: StaffSignature;
}

export interface AddedPerson {
  id: string;
  reference: string;
}

/**
 * Registers somebody on their behalf, even if the site's form is closed. Skipping the queue or exceeding the
 * capacity needs confirmation by staff.
 *
 * @throws {StaffRefusal}
 */
export function addByStaff(payload: Payload, command: AddCommand): Promise<AddedPerson> {
  return inTransaction(payload, async (req) => {
    const held = await holdEvent(req, command.event);
    const { event, count, hasBegun, hasEnded } = held;
    if (event.status === "cancelled") throw new StaffRefusal("This event is cancelled.");
    const { person, place, by } = command;
    const isSeated = place === "seated";
    if (!isSeated && hasEnded) throw new StaffRefusal("This event is over.");
    const confirmed = isSeated
      ? confirmedOnly(held, { ahead: count.waiting }, command.confirmed)
      : [];
    const reference = newReference();
    const now = new Date();
    const arriving = { event, isFull: !isSeated, email: person.email, reference, now };
    const placed = await arrivalPlace(req, { ...arriving, quarantined: false }).catch(
      (error: unknown) => refuseSecond(req, error),
    );
    Object.assign(
      req.context,
      contextOfAdding({ by, confirmed, isTold: command.isTold && !hasBegun }),
    );
    const { id } = await payload.create({
      collection,
      data: {
        ...person,
        attending: "1",
        event: event.id,
        eventName: event.name,
        // Staff have seen it.
        reviewStatus: "done",
        quarantined: false,
        receivedAt: now.toISOString(),
        reference,
        linkDigest: linkDigest("event-registration", reference),
        ...placed,
      },
      depth: 0,
      req,
    });
    // A seat may be free for the next person on the waitlist.
    if (!isSeated) await offerFreeSeats(req, event.id);
    return { id, reference };
  });
}

async function refuseSecond(req: PayloadRequest, error: unknown): Promise<never> {
  if (!(error instanceof AlreadyRegistered)) throw error;
  const first = await req.payload.findByID({ collection, id: error.first, depth: 0, req });
  throw new StaffRefusal(
    `This address is registered for the event already: ${first.reference}, ${[first.firstName, first.lastName].filter(Boolean).join(" ")}.`,
  );
}
