/** Phones at the door, and what they scanned. */
import { createHash, createHmac, randomBytes } from "node:crypto";
import {
  DIGEST_BYTES,
  type DoorAction,
  type DoorOutcome,
  type DoorResult,
} from "@kdl/schemas/door/door";
import { pairingCodeOf, ticketCodeOf } from "@kdl/schemas/door/ticket-code";
import { newToken } from "../members/new-token.ts";
import type { Registered } from "../registrations/registration-state.ts";
import type { MockState } from "../state.ts";

const CODE_BYTES = 5;
const CODE_TTL_MS = 15 * 60_000;

export interface FakePhone {
  event: string;
  /** `null` once it is used. */
  code: string | null;
  codeExpiresAt: number;
  token: string;
  device: string;
  salt: string;
  pairedAt: number;
  hasEnded: boolean;
}

interface FakeScan {
  id: string;
  phone: FakePhone;
  action: DoorAction;
  /** Reference of the registration that it affected. */
  reference: string | null;
  at: number;
  outcome: DoorOutcome;
  result: DoorResult;
}

export interface FakeDoor {
  phones: FakePhone[];
  /** In the order of their arrival. */
  scans: FakeScan[];
  /** Of tickets that were issued again, by reference. */
  versions: Map<string, number>;
}

export const closedDoor = (): FakeDoor => ({ phones: [], scans: [], versions: new Map() });

/** Creates a code for pairing a phone, as staff would. */
export function newPairingCode({ door }: MockState, event: string): string {
  const code = pairingCodeOf(randomBytes(CODE_BYTES));
  door.phones.push({
    event,
    code,
    codeExpiresAt: Date.now() + CODE_TTL_MS,
    token: newToken(),
    device: "",
    salt: randomBytes(32).toString("base64url"),
    pairedAt: 0,
    hasEnded: false,
  });
  return code;
}

/** Revokes all phones of an event, as staff would. */
export function revokePhones({ door }: MockState, event: string): void {
  for (const phone of door.phones) if (phone.event === event) phone.hasEnded = true;
}

export function reissue({ door }: MockState, reference: string): void {
  door.versions.set(reference, (door.versions.get(reference) ?? 1) + 1);
}

export function ticketCode({ linkToken, reference }: Registered, { door }: MockState): string {
  const version = door.versions.get(reference) ?? 1;
  return ticketCodeOf(createHash("sha256").update(`${linkToken}|${version}`).digest());
}

export const digestOf = (salt: string, code: string): string =>
  createHmac("sha256", Buffer.from(salt, "base64url"))
    .update(code)
    .digest()
    .subarray(0, DIGEST_BYTES)
    .toString("base64url");

/** Replays the scans of a registration in the order in which they were made. */
export function replay({ door }: MockState, reference: string) {
  let first: FakeScan | null = null;
  let conflicts: FakeScan[] = [];
  const scans = door.scans.filter((scan) => scan.reference === reference);
  for (const scan of scans.toSorted((one, other) => one.at - other.at)) {
    if (scan.action === "undo") [first, conflicts] = [null, []];
    else if (first === null) first = scan;
    else if (first.phone !== scan.phone) conflicts.push(scan);
  }
  return { first: first as FakeScan | null, conflicts };
}

const iso = (at: number) => new Date(at).toISOString();

export const isCheckedIn = (state: MockState, reference: string) =>
  replay(state, reference).first !== null;

/** The ticket of a registration; `null` without a seat, and once the event is over. */
export function ticketBody(entry: Registered, event: { endsAt: string } | null, state: MockState) {
  const isOver = !event || Date.parse(event.endsAt) <= Date.now();
  if (isOver || entry.place !== "seated" || entry.flag !== null) return null;
  const { first } = replay(state, entry.reference);
  return { code: ticketCode(entry, state), checked_in_at: first ? iso(first.at) : null };
}
