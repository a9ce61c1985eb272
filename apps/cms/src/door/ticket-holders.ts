/** The people on the door's list, by the digest of their ticket. */
import { createHmac } from "node:crypto";
import { DIGEST_BYTES } from "@kdl/schemas/door/door";
import type { Payload, PayloadRequest } from "payload";
import type { EventRegistration } from "../payload-types.ts";
import { registered } from "../submissions/places/registered.ts";
import { ticketCode } from "../tickets/ticket-code.ts";

export type TicketHolder = Pick<
  EventRegistration,
  | "id"
  | "firstName"
  | "lastName"
  | "attending"
  | "place"
  | "cancelledAt"
  | "ticketVersion"
  | "checkedInAt"
  | "checkedInBy"
>;

/** People who registered for an event and meant to come, without what is in quarantine. */
export async function ticketHolders(
  payload: Payload,
  event: string,
  req?: PayloadRequest,
): Promise<TicketHolder[]> {
  const { docs } = await payload.db.find<TicketHolder>({
    collection: "event-registrations",
    where: registered(event),
    select: {
      firstName: true,
      lastName: true,
      attending: true,
      place: true,
      cancelledAt: true,
      ticketVersion: true,
      checkedInAt: true,
      checkedInBy: true,
    },
    sort: "receivedAt",
    pagination: false,
    ...(req && { req }),
  });
  return docs;
}

/**
 * What a phone knows a ticket by. Its salt is another than that of other phones, and a list that was taken
 * from one holds no code.
 */
export const ticketDigest = (salt: string, code: string): string =>
  createHmac("sha256", Buffer.from(salt, "base64url"))
    .update(code)
    .digest()
    .subarray(0, DIGEST_BYTES)
    .toString("base64url");

export const digestFor = (salt: string, holder: TicketHolder): string =>
  ticketDigest(salt, ticketCode(holder));
