import { LINK_TTL_MS } from "@kdl/schemas/applications/application";
import type { Payload, PayloadRequest } from "payload";
import { digestOf } from "../../access/token-digest.ts";
import type { Event, EventRegistration } from "../../payload-types.ts";
import { isPublic } from "./open-event.ts";

/** A registration with its event, as far as its holder may see that. */
export type OwnRegistration = Omit<EventRegistration, "event"> & { event: Event | null };

/** @param doc with its event populated */
export const withEvent = (doc: EventRegistration): OwnRegistration => {
  const { event } = doc;
  return { ...doc, event: typeof event === "object" && event !== null ? event : null };
};

/** A registration's event if visitors can see it: hidden events are hidden from participants, too. */
export const shownEvent = ({ event }: OwnRegistration): Event | null =>
  event && isPublic(event) ? event : null;

/**
 * The registration that a private link leads to; `null` if the token isn't valid.
 * @param token as received, unchecked
 */
export async function ownRegistration(
  payload: Payload,
  token: string,
  now: Date,
  req?: PayloadRequest,
): Promise<OwnRegistration | null> {
  const { docs } = await payload.find({
    collection: "event-registrations",
    where: { linkDigest: { equals: digestOf(token) } },
    limit: 1,
    pagination: false,
    depth: 1,
    // The version of the ticket.
    showHiddenFields: true,
    ...(req && { req }),
  });
  const [doc] = docs;
  if (!doc) return null;
  const registration = withEvent(doc);
  return isLinkValid(registration, now) ? registration : null;
}

/** Links end some time after their event. */
export function isLinkValid(
  { event, receivedAt }: Pick<OwnRegistration, "event" | "receivedAt">,
  now: Date,
): boolean {
  return Date.parse(event?.endsAt ?? receivedAt) + LINK_TTL_MS > now.getTime();
}
