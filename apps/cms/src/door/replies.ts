/** Replies to the admin about phones at the door. */

export interface ShownPhone {
  id: string;
  /** `null` of a code that isn't used yet. */
  device: string | null;
  state: "waiting" | "paired" | "ended";
  byName: string;
  /** ISO 8601. */
  createdAt: string;
  pairedAt: string | null;
  lastSyncAt: string | null;
  endedAt: string | null;
  /** The staff account that revoked it; `null` if the phone ended its pairing itself, or hasn't. */
  endedByName: string | null;
}

export interface PhonesReply {
  phones: ShownPhone[];
  mayPair: boolean;
}

export interface CodeReply {
  /** Of the phone that will be paired with it. */
  id: string;
  /** In groups, to type. */
  code: string;
  /** Where to type it. */
  page: string;
  /** Of the page with the code, as the address of an image. */
  qr: string;
  /** ISO 8601. */
  expiresAt: string;
}
