/** Applies scans that phones have sent. */
import type { DoorOutcome } from "@kdl/schemas/door/door";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import type { DoorScan } from "../payload-types.ts";
import { holdSeats } from "../submissions/places/seats.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { type Desk, openDesk } from "./desk.ts";
import { collection as pairings, type PairedPhone, pairedPhone } from "./pairing.ts";
import type { ReadScan } from "./read-scans.ts";
import { admitWalkIn } from "./walk-in.ts";

/** Scans per transaction, which locks the event's seats. */
const BATCH = 20;
/** Attempts before giving up: a concurrent transaction may store the same id or reference. */
const TRIES = 3;

/** The result of a scan, as in the contract. */
export interface ScanResult {
  id: string;
  outcome: DoorOutcome;
  /** Time of the check-in that counts; ISO 8601. */
  at: string | null;
  device: string | null;
}

/**
 * Applies each scan once: a repeat gets the first result. When this resolves, all are stored; when it
 * rejects, some may be, and the phone sends all of them again.
 *
 * @throws {Refused} if the phone isn't paired any more
 */
export async function applyScans(
  payload: Payload,
  token: string,
  scans: readonly ReadScan[],
): Promise<ScanResult[]> {
  const phone = await pairedPhone(payload, token, new Date());
  const results: ScanResult[] = [];
  for (let from = 0; from < scans.length; from += BATCH) {
    results.push(...(await applyBatch(payload, phone, scans.slice(from, from + BATCH), TRIES)));
  }
  await payload.db.updateOne({
    collection: pairings,
    id: phone.id,
    data: { lastSyncAt: new Date().toISOString() },
    returning: false,
  });
  return results;
}

async function applyBatch(
  payload: Payload,
  phone: PairedPhone,
  scans: readonly ReadScan[],
  tries: number,
): Promise<ScanResult[]> {
  try {
    return await inTransaction(payload, (req) => applyAll(req, phone, scans));
  } catch (error) {
    const field = uniqueViolation(error) ?? "";
    if (!["scan", "reference", "placeKey"].includes(field) || tries <= 1) throw error;
    return applyBatch(payload, phone, scans, tries - 1);
  }
}

async function applyAll(
  req: PayloadRequest,
  phone: PairedPhone,
  scans: readonly ReadScan[],
): Promise<ScanResult[]> {
  // Same lock order as everywhere else: the event's seats first, then its registrations.
  await holdSeats(req, phone.event.id);
  const desk = await openDesk(req, phone, scans);
  const known = await earlierScans(req, scans);
  const results: ScanResult[] = [];
  for (const scan of scans) {
    const earlier = known.get(scan.id);
    const result = earlier ? toldAgain(earlier, phone) : await apply(desk, scan);
    results.push(result);
    if (!earlier) known.set(scan.id, { ...asStored(result), scan: scan.id, pairing: phone.id });
  }
  return results;
}

const apply = (desk: Desk, scan: ReadScan): Promise<ScanResult> =>
  scan.action === "walk-in" ? admitWalkIn(desk, scan) : desk.applyToTicket(scan);

type Earlier = Pick<DoorScan, "scan" | "pairing" | "outcome" | "toldAt" | "toldDevice">;

const asStored = ({ outcome, at, device }: ScanResult) => ({
  outcome,
  toldAt: at,
  toldDevice: device,
});

/** Ids are random: one from another pairing is a guess, or the phone was paired again. */
const toldAgain = (earlier: Earlier, phone: PairedPhone): ScanResult =>
  earlier.pairing === phone.id
    ? {
        id: earlier.scan,
        outcome: earlier.outcome,
        at: earlier.toldAt ?? null,
        device: earlier.toldDevice ?? null,
      }
    : { id: earlier.scan, outcome: "refused", at: null, device: null };

async function earlierScans(
  req: PayloadRequest,
  scans: readonly ReadScan[],
): Promise<Map<string, Earlier>> {
  const { docs } = await req.payload.db.find<Earlier>({
    collection: "door-scans",
    where: { scan: { in: scans.map(({ id }) => id) } },
    pagination: false,
    req,
  });
  return new Map(docs.map((earlier) => [earlier.scan, earlier]));
}
