/** Responses to the admin about phones at the door. */

export interface ShownPhone {
  id: string;
  /** `null` if the code hasn't been used yet. */
  device: string | null;
  state: "waiting" | "paired" | "ended";
  byName: string;
  /** ISO 8601. */
  createdAt: string;
  pairedAt: string | null;
  lastSyncAt: string | null;
  endedAt: string | null;
  /** The staff account that revoked it; `null` if the phone ended its pairing itself, or is still paired. */
  endedByName: string | null;
}

export interface PhonesReply {
  phones: ShownPhone[];
  mayPair: boolean;
}

export interface CodeReply {
  /** Id of the phone that will be paired with the code. */
  id: string;
  /** Grouped for typing. */
  code: string;
  /** Where to type it. */
  page: string;
  /** QR code of the page with the code, as the URL of an image. */
  qr: string;
  /** ISO 8601. */
  expiresAt: string;
}
