/** Messages that staff write to participants of an event. */
import type { Payload, Where } from "payload";
import type { StaffSignature } from "../../access/staff.ts";
import { inTransaction } from "../../database/transactions.ts";
import { problemIn } from "../../mail/templates/placeholders.ts";
import { type MailText, purposes } from "../../mail/templates/purposes.ts";
import { takingPart } from "../places/registered.ts";
import { readEvent } from "../places/open-event.ts";
import { eventNotFound } from "../refused.ts";
import { uniqueViolation } from "../unique-violation.ts";
import { type Audience, audiencePlaces } from "./mailing.ts";
import { queueSends, registrationsIn, storeMailing } from "./queue-mailing.ts";

export interface EventMessage extends MailText {
  event: string;
  /** The preview's key: with the same key, nothing is sent twice. */
  key: string;
  audience: Audience;
  author: StaffSignature;
  /** The author's address; `null` if replies go to the staff address. */
  replyTo: string | null;
}

/** Registrations of an audience. Those from before there were places have none, and are seated. */
export const audienceOf = (event: string, audience: Audience): Where => {
  const places = { place: { in: [...audiencePlaces[audience]] } };
  const isIn = audience === "waiting" ? places : { or: [places, { place: { exists: false } }] };
  return { and: [takingPart(event), isIn] };
};

/** @returns what is wrong with a message, for staff; `null` if nothing is */
export const problemWithEventMessage = ({ subject, body }: MailText): string | null =>
  problemIn(subject, purposes["event-message"]) ?? problemIn(body, purposes["event-message"]);

/**
 * Queues a message to an audience among an event's participants: to all of them, or to nobody.
 *
 * @returns the number of recipients; the first number again if the key was used before
 * @throws {Refused} if there is no such event
 */
export async function sendEventMessage(payload: Payload, message: EventMessage): Promise<number> {
  const { event: id, key, audience, author, subject, body, replyTo } = message;
  const row = { key: `message|${key}`, event: id, kind: "message", audience } as const;
  try {
    return await inTransaction(payload, async (req) => {
      const event = await readEvent(req, id);
      if (!event) throw eventNotFound();
      const found = await registrationsIn(req, audienceOf(id, audience));
      const text = { subject, body, replyTo, people: found.length };
      const mailing = await storeMailing(req, author, { ...row, ...text });
      await queueSends(req, found, { event, mailing, kind: "message", key });
      return found.length;
    });
  } catch (error) {
    if (uniqueViolation(error) !== "key") throw error;
    const sent = await payload.db.findOne<{ id: string; people: number }>({
      collection: "event-mailings",
      where: { key: { equals: row.key } },
    });
    if (!sent) throw error;
    return sent.people;
  }
}
