import { doorActions, doorOutcomes } from "@kdl/schemas/door/door";
import type { CollectionConfig } from "payload";
import { internalCollection } from "./internal-collection.ts";

/** Phones that check people in at an event, and the codes that pair them. */
const doorPairings = internalCollection({
  slug: "door-pairings",
  fields: [
    // The event's id.
    { name: "event", type: "text", required: true, index: true },
    // Digest of the one-time code, until it is used.
    { name: "codeDigest", type: "text", unique: true, index: true },
    { name: "codeExpiresAt", type: "date", required: true },
    { name: "createdAt", type: "date", required: true },
    // The staff account, and its name at that time: accounts can be deleted.
    { name: "by", type: "text", required: true },
    { name: "byName", type: "text", required: true },
    // Digest of the phone's token, once it is paired.
    { name: "tokenDigest", type: "text", unique: true, index: true },
    { name: "device", type: "text" },
    // In base64url. Keys the ticket digests that this phone gets.
    { name: "salt", type: "text" },
    { name: "pairedAt", type: "date" },
    { name: "lastSyncAt", type: "date" },
    // Revoked by staff, or ended on the phone.
    { name: "endedAt", type: "date" },
    { name: "endedByName", type: "text" },
  ],
});

/** Scans at the door, each stored once. Without names: those are in the registrations. */
const doorScans = internalCollection({
  slug: "door-scans",
  fields: [
    // The id that the phone gave it, which makes repeats harmless.
    { name: "scan", type: "text", required: true, unique: true, index: true },
    { name: "pairing", type: "text", required: true, index: true },
    { name: "device", type: "text", required: true },
    { name: "event", type: "text", required: true, index: true },
    // The registration's id; empty for an unknown ticket.
    { name: "registration", type: "text", index: true },
    { name: "action", type: "select", required: true, options: [...doorActions] },
    // By the phone's clock, clamped to the time since pairing.
    { name: "at", type: "date", required: true },
    { name: "receivedAt", type: "date", required: true },
    // The response, which a repeated request gets again.
    { name: "outcome", type: "select", required: true, options: [...doorOutcomes] },
    { name: "toldAt", type: "date" },
    { name: "toldDevice", type: "text" },
  ],
});

export const doorCollections: CollectionConfig[] = [doorPairings, doorScans];
