import { createHmac, hkdfSync } from "node:crypto";
import { ticketCodeOf } from "@kdl/schemas/door/ticket-code";
import { env } from "../env.ts";
import type { EventRegistration } from "../payload-types.ts";

const KEY_BYTES = 32;

/** Only for tickets: another use of the secret can't give one away. */
const keyOf = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "tickets", KEY_BYTES));

let derived: { secret: string; key: Buffer } | null = null;

function key(): Buffer {
  const secret = env.PAYLOAD_SECRET ?? "";
  if (derived?.secret !== secret) derived = { secret, key: keyOf(secret) };
  return derived.key;
}

/**
 * The code of a registration's ticket. It is derived, so that no table, queue or backup holds one, and a
 * ticket that is issued again has another. It grants nothing by itself: whether the person has a seat is
 * decided at the door.
 */
export const ticketCode = ({
  id,
  ticketVersion,
}: Pick<EventRegistration, "id"> & { ticketVersion?: number | null }): string =>
  ticketCodeOf(
    createHmac("sha256", key())
      .update(`ticket|${id}|${ticketVersion ?? 1}`)
      .digest(),
  );
