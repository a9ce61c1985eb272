/** Works out a ticket's check-in from its scans. */
import type { DoorAction } from "@kdl/schemas/door/door";
import type { Payload, PayloadRequest } from "payload";
import type { DoorScan } from "../payload-types.ts";

export type StoredScan = Pick<
  DoorScan,
  "scan" | "pairing" | "device" | "registration" | "action" | "at" | "receivedAt"
>;

export interface CheckIns {
  /** The check-in that counts; `null` if the person isn't checked in. */
  first: StoredScan | null;
  /** Later check-ins by other phones. */
  conflicts: StoredScan[];
}

/**
 * Replays the scans of a ticket in the order in which they were made: phones that are offline send them much
 * later, in any order. The first check-in counts until somebody undoes it.
 */
export function replay(scans: readonly StoredScan[]): CheckIns {
  let first: StoredScan | null = null;
  let conflicts: StoredScan[] = [];
  for (const scan of scans.toSorted(byTime)) {
    if (scan.action === ("undo" satisfies DoorAction)) [first, conflicts] = [null, []];
    else if (first === null) first = scan;
    else if (scan.pairing !== first.pairing) conflicts.push(scan);
  }
  return { first, conflicts };
}

/** By time of the scan; simultaneous scans in order of arrival. */
const byTime = (one: StoredScan, other: StoredScan): number =>
  Date.parse(one.at) - Date.parse(other.at) ||
  Date.parse(one.receivedAt) - Date.parse(other.receivedAt) ||
  (one.scan < other.scan ? -1 : 1);

/** Scans that had an effect, by registration. */
export async function scansOf(
  payload: Payload,
  event: string,
  registrations: readonly string[] | null,
  req?: PayloadRequest,
): Promise<Map<string, StoredScan[]>> {
  const { docs } = await payload.db.find<StoredScan>({
    collection: "door-scans",
    where: {
      and: [
        { event: { equals: event } },
        { outcome: { in: ["accepted", "already", "registered"] } },
        registrations
          ? { registration: { in: [...registrations] } }
          : { registration: { exists: true } },
      ],
    },
    pagination: false,
    ...(req && { req }),
  });
  return Map.groupBy(docs, ({ registration }) => registration ?? "");
}
