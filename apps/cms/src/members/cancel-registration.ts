import { REFERENCE } from "@kdl/schemas/contract/submissions";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { siteOrigin } from "../env.ts";
import { eventUrl } from "../mail/confirmation.ts";
import { eventFile } from "../mail/invitation.ts";
import { cancellationKinds } from "../mail/mail-kinds.ts";
import { organisation } from "../mail/organisation.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Event, EventRegistration, Member } from "../payload-types.ts";
import { holdSeats } from "../submissions/seats.ts";
import { refusal } from "./refusals.ts";

const collection = "event-registrations";

type Registration = Pick<EventRegistration, "event" | "cancelledAt">;

/** The event of a registration; `null` once it has been deleted. */
export const eventOf = ({ event }: Pick<Registration, "event">): Event | null =>
  typeof event === "object" && event !== null ? event : null;

/** Until the event begins. */
export function canCancel(registration: Registration, now: Date): boolean {
  const event = eventOf(registration);
  return event !== null && !registration.cancelledAt && new Date(event.startsAt) > now;
}

/**
 * A registration that a member has sent.
 * @throws {Refused} if none of this member's has this reference
 */
async function registrationOf(
  payload: Payload,
  { emailKey }: Member,
  reference: string,
  req?: PayloadRequest,
): Promise<EventRegistration> {
  if (!REFERENCE.test(reference)) throw refusal("NOT_FOUND");
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { reference: { equals: reference } },
        { senderKey: { equals: emailKey } },
        { quarantined: { equals: false } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 1,
    ...(req && { req }),
  });
  const [found] = docs;
  if (!found) throw refusal("NOT_FOUND");
  return found;
}

/**
 * Cancels a registration: frees its seat, and mails the sender and staff.
 * @throws {Refused} if there is none, or it is too late
 */
export async function cancelRegistration(
  payload: Payload,
  member: Member,
  reference: string,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const { id, ...found } = await registrationOf(payload, member, reference, req);
    const event = eventOf(found);
    // Lock before reading: of two concurrent calls, the second sees the result of the first.
    if (event) await holdSeats(req, event.id);
    const now = new Date();
    if (!canCancel(await registrationOf(payload, member, reference, req), now)) {
      throw refusal("NOT_CANCELLABLE");
    }
    const data = { cancelledAt: now.toISOString() };
    await payload.update({ collection, id, data, depth: 0, req });
    await queueMail(req, { collection, id, kinds: cancellationKinds });
  });
}

/**
 * A registration's event as a calendar file.
 * @throws {Refused} if there is none, or the event is cancelled or over
 */
export async function calendarOf(
  payload: Payload,
  member: Member,
  reference: string,
): Promise<string> {
  const registration = await registrationOf(payload, member, reference);
  const event = eventOf(registration);
  if (!event || registration.cancelledAt) throw refusal("NOT_FOUND");
  const organizer = await organisation(payload);
  const url = eventUrl(event, { siteOrigin });
  return eventFile({ event, registration, organizer, url, now: new Date() });
}
