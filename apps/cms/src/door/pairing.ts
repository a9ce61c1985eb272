/** Pairings of phones with an event. */
import { createHmac } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { digestOf } from "../access/token-digest.ts";
import { env } from "../env.ts";
import type { DoorPairing, Event } from "../payload-types.ts";
import { pairingEnded } from "./refusals.ts";

export const collection = "door-pairings";

/** Phones work until this long after their event. */
const AFTER_EVENT_MS = 12 * 60 * 60_000;

/** A phone that is paired, with its event. */
export interface PairedPhone {
  id: string;
  device: string;
  /** In base64url. */
  salt: string;
  pairedAt: Date;
  event: Event;
}

/** When the phones of an event stop working. */
export const doorEnd = ({ endsAt }: Pick<Event, "endsAt">): Date =>
  new Date(Date.parse(endsAt) + AFTER_EVENT_MS);

/** Digest of a one-time code. Keyed, as the code has only 40 bits, which a plain digest would give away. */
export const codeDigest = (code: string): string =>
  createHmac("sha256", env.PAYLOAD_SECRET ?? "")
    .update(`door-code ${code}`)
    .digest("base64url");

/**
 * The phone that a token belongs to.
 * @param token as received, unchecked
 * @throws {Refused} if there is none, it was revoked, or its event is over
 */
export async function pairedPhone(
  payload: Payload,
  token: string,
  now: Date,
  req?: PayloadRequest,
): Promise<PairedPhone> {
  const found = await payload.db.findOne<DoorPairing>({
    collection,
    where: { tokenDigest: { equals: digestOf(token) } },
    ...(req && { req }),
  });
  if (!found?.pairedAt || !found.salt || found.endedAt) throw pairingEnded();
  const event = await doorEvent(payload, found.event, now, req);
  if (!event) throw pairingEnded();
  const { id, device, salt, pairedAt } = found;
  return { id, device: device ?? "", salt, pairedAt: new Date(pairedAt), event };
}

/** An event that phones can be paired with, now or later; `null` if it doesn't exist or is over. */
export async function doorEvent(
  payload: Payload,
  id: string,
  now: Date,
  req?: PayloadRequest,
): Promise<Event | null> {
  const event = await payload.findByID({
    collection: "events",
    id,
    depth: 0,
    disableErrors: true,
    ...(req && { req }),
  });
  return event && doorEnd(event) > now ? event : null;
}
