/** An event's tickets, within a transaction that has locked its seats. */
import type { PayloadRequest } from "payload";
import { placeOf } from "../forms/place-of.ts";
import { replay, scansOf, type StoredScan } from "./check-ins.ts";
import type { PairedPhone } from "./pairing.ts";
import type { ReadScan } from "./read-scans.ts";
import type { ScanResult } from "./apply-scans.ts";
import { digestFor, type TicketHolder, ticketHolders } from "./ticket-holders.ts";

export interface Desk {
  req: PayloadRequest;
  phone: PairedPhone;
  /** Checks somebody in by their ticket, or undoes it, and stores the scan. */
  applyToTicket(scan: ReadScan): Promise<ScanResult>;
  /** The same for a registration with a seat. @param outcome overrides the outcome of the check-in */
  applyTo(
    holder: TicketHolder,
    scan: ReadScan,
    outcome?: ScanResult["outcome"],
  ): Promise<ScanResult>;
  /** Stores a scan that doesn't concern a ticket. */
  note(scan: ReadScan, outcome: ScanResult["outcome"]): Promise<ScanResult>;
}

/** A phone's clock may be wrong: scans happen after the pairing, and not in the future. */
function clamped(at: Date, { pairedAt }: Pick<PairedPhone, "pairedAt">, now: Date): Date {
  return new Date(Math.min(Math.max(at.getTime(), pairedAt.getTime()), now.getTime()));
}

export async function openDesk(
  req: PayloadRequest,
  phone: PairedPhone,
  scans: readonly ReadScan[],
): Promise<Desk> {
  const { payload } = req;
  const now = new Date();
  const wanted = new Set(scans.map(({ digest }) => digest ?? ""));
  const holders = new Map<string, TicketHolder>();
  for (const holder of await ticketHolders(payload, phone.event.id, req)) {
    const digest = digestFor(phone.salt, holder);
    if (wanted.has(digest)) holders.set(digest, holder);
  }
  const ids = [...holders.values()].map(({ id }) => id);
  const scanned = await scansOf(payload, phone.event.id, ids, req);

  const storedAs = (scan: ReadScan, registration: string | null): StoredScan => ({
    scan: scan.id,
    pairing: phone.id,
    device: phone.device,
    registration,
    action: scan.action,
    at: clamped(scan.at, phone, now).toISOString(),
    receivedAt: now.toISOString(),
  });

  async function store(stored: StoredScan, result: Omit<ScanResult, "id">): Promise<ScanResult> {
    const { outcome, at, device } = result;
    await payload.db.create({
      collection: "door-scans",
      data: { ...stored, event: phone.event.id, outcome, toldAt: at, toldDevice: device },
      req,
    });
    return { id: stored.scan, ...result };
  }

  const note: Desk["note"] = (scan, outcome) =>
    store(storedAs(scan, null), { outcome, at: null, device: null });

  async function applyTo(
    holder: TicketHolder,
    scan: ReadScan,
    fixed?: ScanResult["outcome"],
  ): Promise<ScanResult> {
    const { id } = holder;
    const earlier =
      scanned.get(id) ?? (await scansOf(payload, phone.event.id, [id], req)).get(id) ?? [];
    const own = storedAs(scan, id);
    const all = [...earlier, own];
    scanned.set(id, all);
    const { first } = replay(all);
    await keepCheckIn(req, holder, first);
    const isDone = scan.action === "undo" ? first === null : first?.scan === scan.id;
    const outcome = fixed ?? (isDone ? "accepted" : "already");
    return store(own, { outcome, at: first?.at ?? null, device: first?.device ?? null });
  }

  async function applyToTicket(scan: ReadScan): Promise<ScanResult> {
    const holder = holders.get(scan.digest ?? "");
    if (!holder || placeOf(holder) !== "seated") return note(scan, "refused");
    return applyTo(holder, scan);
  }

  return { req, phone, applyTo, applyToTicket, note };
}

/** Stores the resulting check-in on the registration. */
async function keepCheckIn(
  req: PayloadRequest,
  holder: TicketHolder,
  first: StoredScan | null,
): Promise<void> {
  const [at, device] = [first?.at ?? null, first?.device ?? null];
  if ((holder.checkedInAt ?? null) === at && (holder.checkedInBy ?? null) === device) return;
  await req.payload.db.updateOne({
    collection: "event-registrations",
    id: holder.id,
    data: {
      checkedInAt: at,
      checkedInBy: device,
      attendance: first ? "attended" : null,
      updatedAt: new Date().toISOString(),
    },
    returning: false,
    req,
  });
  Object.assign(holder, { checkedInAt: at, checkedInBy: device });
}
