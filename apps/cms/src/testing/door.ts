/** Phones at the door of an event. */
import { randomUUID } from "node:crypto";
import type { DoorAction } from "@kdl/schemas/door/door";
import type { Payload } from "payload";
import { applyScans } from "../door/apply-scans.ts";
import { manifestFor } from "../door/manifest.ts";
import { newPairingCode } from "../door/new-code.ts";
import { pairPhone } from "../door/pair-phone.ts";
import { pairedPhone } from "../door/pairing.ts";
import type { ReadScan } from "../door/read-scans.ts";
import { ticketDigest } from "../door/ticket-holders.ts";
import { stored } from "./registrations.ts";

/** What the door has stored about somebody. */
export async function checkInOf(payload: Payload, id: string) {
  const { checkedInAt, checkedInBy, attendance } = await stored(payload, id);
  return { at: checkedInAt ?? null, by: checkedInBy ?? null, attendance: attendance ?? null };
}
export const notIn = { at: null, by: null, attendance: null };

export const imran = { id: randomUUID(), name: "Imran" };
const MINUTE_MS = 60_000;

export interface TestPhone {
  token: string;
  device: string;
  salt: string;
  manifest: () => ReturnType<typeof manifestFor>;
  scans: (...scans: ReadScan[]) => ReturnType<typeof applyScans>;
  /** A check-in, or something else, of the ticket with a code. */
  scan: (code: string, more?: { action?: DoorAction; at?: Date; id?: string }) => ReadScan;
}

/** A phone that was paired some time ago, so that there is time for scans. */
export async function pairTestPhone(
  payload: Payload,
  event: string,
  device: string,
  minutesAgo = 60,
): Promise<TestPhone> {
  const made = await newPairingCode(payload, event, imran);
  const { token } = await pairPhone(payload, made!.code, device, new Date());
  const phone = await pairedPhone(payload, token, new Date());
  const pairedAt = new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString();
  await payload.db.updateOne({
    collection: "door-pairings",
    id: phone.id,
    data: { pairedAt },
    returning: false,
  });
  return {
    token,
    device,
    salt: phone.salt,
    manifest: async () => {
      const now = new Date();
      return manifestFor(payload, await pairedPhone(payload, token, now), now);
    },
    scans: (...scans) => applyScans(payload, token, scans),
    scan: (code, { action = "check-in", at = new Date(), id = randomUUID() } = {}) => ({
      id,
      at,
      action,
      digest: ticketDigest(phone.salt, code),
    }),
  };
}

interface WalkIn {
  first_name?: unknown;
  last_name?: unknown;
  email?: unknown;
  over_capacity?: unknown;
}

let walkIns = 0;

/** A walk-in, who hasn't registered. */
export function walkIn(more: WalkIn = {}, id: string = randomUUID()): ReadScan {
  walkIns += 1;
  const email = `walk-in-${walkIns}@example.org`;
  const person = { first_name: "Meera", last_name: "Das", email, over_capacity: false };
  return { id, at: new Date(), action: "walk-in", walk_in: { ...person, ...more } } as ReadScan;
}
