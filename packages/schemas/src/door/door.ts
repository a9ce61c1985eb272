/**
 * Tickets, and phones at the door that check people in. No runtime imports, since pages load this module.
 * Source: docs/upstream-contract.md, "Tickets and the door".
 */

/** The extension of upstreams with tickets and a door. */
export const DOOR_EXTENSION = "door";

/** The root of the calls below. */
export const DOOR_PATH = "/api/door";

/** Paths under the upstream's address. The phone's token is sent as `Authorization: Bearer`. */
export const doorCall = {
  pair: `${DOOR_PATH}/pair`,
  manifest: `${DOOR_PATH}/manifest`,
  scans: `${DOOR_PATH}/scans`,
  end: `${DOOR_PATH}/end`,
} as const;

/** Characters, and scans in one call. */
export const doorLimits = { device: 40, scans: 100, name: 100, email: 254 } as const;

/** Length of a digest: an HMAC-SHA-256 of the ticket's code, keyed with the manifest's salt, truncated. */
export const DIGEST_BYTES = 16;
export const TICKET_DIGEST = /^[\w-]{22}$/;

/** The state of a person in the manifest. `waiting`: may still get a seat. */
export const doorStates = ["expected", "checked-in", "waiting", "cancelled"] as const;
export type DoorState = (typeof doorStates)[number];

export const doorActions = ["check-in", "undo", "walk-in"] as const;
export type DoorAction = (typeof doorActions)[number];

export const doorOutcomes = [
  "accepted",
  /** Checked in before: the earliest wins. */
  "already",
  /** No such ticket, one that was cancelled or reissued, or a person without a seat. */
  "refused",
  /** A walk-in while all seats are taken, without the confirmation. */
  "full",
  /** A walk-in with an earlier registration. */
  "registered",
] as const;
export type DoorOutcome = (typeof doorOutcomes)[number];

/** Codes of refusals that only these calls have. */
export const doorRefusals = [
  /** 404: the code is wrong, used or too old. */
  "NOT_FOUND",
  /** 401: the pairing has ended, was revoked, or never existed. */
  "PAIRING_ENDED",
] as const;
export type DoorRefusal = (typeof doorRefusals)[number];

/** What somebody with a seat shows at the door. */
export interface Ticket {
  /** Ten characters, without groups. */
  code: string;
  /** ISO 8601. */
  checkedInAt: string | null;
}

export interface DoorEvent {
  slug: string;
  name: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  /** May be empty. */
  location: string;
}

export interface DoorPairing {
  /** A secret of this phone. */
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  /** The phone's name. */
  device: string;
  event: DoorEvent;
}

export interface DoorPerson {
  /** Of the ticket's code, in base64url. The only identifier of a person. */
  digest: string;
  firstName: string;
  /** Of the last name; may be empty. */
  initial: string;
  state: DoorState;
  /** ISO 8601. */
  checkedInAt: string | null;
}

/** A ticket that was checked in twice: this scan lost against an earlier one. */
export interface DoorConflict {
  digest: string;
  /** ISO 8601. */
  at: string;
  device: string;
  firstAt: string;
  firstDevice: string;
}

/** What a phone needs to work without a network. */
export interface DoorManifest {
  event: DoorEvent;
  device: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Of this pairing, in base64url; its bytes are the key of the digests. */
  salt: string;
  /** `null` if there is no limit. */
  capacity: number | null;
  /** Seats taken, including those that are offered. */
  taken: number;
  people: DoorPerson[];
  conflicts: DoorConflict[];
}

export interface DoorWalkIn {
  firstName: string;
  lastName: string;
  email: string;
  /** Confirmed by staff at the door: the person is let in although all seats are taken. */
  overCapacity: boolean;
}

interface ScanBase {
  /** A UUID that the phone generates. A repeat of it has no effect. */
  id: string;
  /** ISO 8601, by the phone's clock. */
  at: string;
}

export type DoorScan =
  | (ScanBase & { action: "check-in" | "undo"; digest: string })
  | (ScanBase & { action: "walk-in"; walkIn: DoorWalkIn });

export interface DoorResult {
  /** Of the scan. */
  id: string;
  outcome: DoorOutcome;
  /** Of the check-in that counts; ISO 8601. */
  at: string | null;
  device: string | null;
}
