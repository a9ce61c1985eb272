import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { placeOf } from "../forms/place-of.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { TicketHolder } from "./ticket-holders.ts";

const collection = "event-registrations";

/**
 * Makes a person's ticket invalid and mails a new one, such as after it was passed on.
 * @returns `false` if the registration has no seat
 */
export function reissueTicket(payload: Payload, id: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const holder = await payload.db.findOne<TicketHolder>({
      collection,
      where: { and: [{ id: { equals: id } }, { quarantined: { equals: false } }] },
      req,
    });
    if (!holder || placeOf(holder) !== "seated") return false;
    const version = holder.ticketVersion ?? 1;
    const reissued = await payload.db.updateOne({
      collection,
      where: { and: [{ id: { equals: id } }, { ticketVersion: { equals: version } }] },
      data: { ticketVersion: version + 1, updatedAt: new Date().toISOString() },
      options: { atomic: true },
      req,
    });
    // Pressed twice at once: the other one mails it.
    if (reissued)
      await queueMail(req, { collection, id, kinds: ["ticket-reissued"], isExempt: true });
    return true;
  });
}
