import { randomBytes } from "node:crypto";
import { doorLimits } from "@kdl/schemas/door/door";
import { readPairingCode } from "@kdl/schemas/door/ticket-code";
import { tidyLine } from "@kdl/schemas/tidy-text";
import type { Payload } from "payload";
import { digestOf } from "../access/token-digest.ts";
import type { DoorPairing } from "../payload-types.ts";
import { codeDigest, collection, doorEnd, doorEvent } from "./pairing.ts";
import { unknownCode } from "./refusals.ts";
import { doorEventToWire } from "./manifest.ts";

const TOKEN_BYTES = 32;
const SALT_BYTES = 32;
const FALLBACK_DEVICE = "Phone";

/**
 * Pairs a phone by a one-time code. Of two at the same time, one succeeds.
 *
 * @param code and `device` as they came, unchecked
 * @throws {Refused} alike for wrong, used and old codes
 */
export async function pairPhone(payload: Payload, code: unknown, device: unknown, now: Date) {
  const read = typeof code === "string" ? readPairingCode(code) : null;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const paired = (await payload.db.updateOne({
    collection,
    where: {
      and: [
        // A malformed code takes the same query, so that the time says nothing about it.
        { codeDigest: { equals: codeDigest(read ?? "") } },
        { codeExpiresAt: { greater_than: now.toISOString() } },
        { endedAt: { exists: false } },
      ],
    },
    data: {
      codeDigest: null,
      tokenDigest: digestOf(token),
      device: deviceName(device),
      salt: randomBytes(SALT_BYTES).toString("base64url"),
      pairedAt: now.toISOString(),
    },
    options: { atomic: true },
  })) as DoorPairing | null;
  const event = paired && (await doorEvent(payload, paired.event, now));
  if (!event) throw unknownCode();
  return {
    token,
    expires_at: doorEnd(event).toISOString(),
    device: paired.device,
    event: doorEventToWire(event),
  };
}

function deviceName(given: unknown): string {
  const name = typeof given === "string" ? tidyLine(given.slice(0, 10 * doorLimits.device)) : "";
  return [...name].slice(0, doorLimits.device).join("").trim() || FALLBACK_DEVICE;
}
