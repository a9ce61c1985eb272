import { randomBytes } from "node:crypto";
import { pairingCodeOf } from "@kdl/schemas/door/ticket-code";
import type { Payload } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { codeDigest, collection, doorEvent } from "./pairing.ts";

const CODE_BYTES = 5;
const CODE_TTL_MS = 15 * 60_000;
/** Phones and open codes of an event. More than any venue has doors. */
const PHONES_MAX = 100;

interface NewCode {
  /** Of the pairing. */
  id: string;
  code: string;
  expiresAt: Date;
}

/**
 * Makes a code with which one phone can be paired. It is stored nowhere.
 * @returns `null` if the event is over, or has too many phones
 */
export async function newPairingCode(
  payload: Payload,
  event: string,
  by: StaffSignature,
): Promise<NewCode | null> {
  const now = new Date();
  if (!(await doorEvent(payload, event, now))) return null;
  const { totalDocs } = await payload.db.count({
    collection,
    where: { and: [{ event: { equals: event } }, { endedAt: { exists: false } }] },
  });
  if (totalDocs >= PHONES_MAX) return null;
  const code = pairingCodeOf(randomBytes(CODE_BYTES));
  const expiresAt = new Date(now.getTime() + CODE_TTL_MS);
  const { id } = await payload.db.create({
    collection,
    data: {
      event,
      codeDigest: codeDigest(code),
      codeExpiresAt: expiresAt.toISOString(),
      createdAt: now.toISOString(),
      by: by.id,
      byName: by.name,
    },
  });
  return { id: String(id), code, expiresAt };
}
