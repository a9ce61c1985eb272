import { REFERENCE } from "@kdl/schemas/contract/submissions";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { cancellationKinds } from "../mail/mail-kinds.ts";
import { placeOf } from "../forms/place-of.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Member } from "../payload-types.ts";
import { registrationCalendar } from "../submissions/places/calendar.ts";
import { changePlace } from "../submissions/places/change-place.ts";
import { mayCancel } from "../submissions/places/may-cancel.ts";
import { offerFreeSeats } from "../submissions/places/offer-free-seats.ts";
import { type OwnRegistration, withEvent } from "../submissions/places/own-registration.ts";
import { holdSeats } from "../submissions/places/seats.ts";
import { refusal } from "./refusals.ts";

const collection = "event-registrations";

/**
 * A registration that a member has sent.
 * @throws {Refused} if this member has no registration with this reference
 */
async function registrationOf(
  payload: Payload,
  { emailKey }: Member,
  reference: string,
  req?: PayloadRequest,
): Promise<OwnRegistration> {
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
  return withEvent(found);
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
    const { event } = await registrationOf(payload, member, reference, req);
    // Lock before reading: of two concurrent calls, the second sees the result of the first.
    if (event) await holdSeats(req, event.id);
    const found = await registrationOf(payload, member, reference, req);
    if (!event || !mayCancel(found, new Date())) throw refusal("NOT_CANCELLABLE");
    const place = placeOf(found);
    if (place === null) return cancelAnswer(req, found.id);
    const change = { registration: found.id, event: event.id, from: place } as const;
    const isMoved = await changePlace(req, { ...change, to: "cancelled", actor: "participant" });
    if (!isMoved) throw refusal("NOT_CANCELLABLE");
    await offerFreeSeats(req, event.id);
  });
}

/** Cancels the answer of somebody who isn't coming: there is no place to free. */
async function cancelAnswer(req: PayloadRequest, id: string): Promise<void> {
  const data = { cancelledAt: new Date().toISOString() };
  await req.payload.db.updateOne({ collection, id, data, returning: false, req });
  await queueMail(req, { collection, id, kinds: cancellationKinds });
}

/**
 * A registration's event as a calendar file.
 * @throws {Refused} if there is none, or the registration has no seat
 */
export async function calendarOf(
  payload: Payload,
  member: Member,
  reference: string,
): Promise<string> {
  const registration = await registrationOf(payload, member, reference);
  const file = await registrationCalendar(payload, registration);
  if (file === null) throw refusal("NOT_FOUND");
  return file;
}
