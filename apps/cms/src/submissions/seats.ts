import type { Payload, PayloadRequest } from "payload";
import { locksRows, query } from "../database/query.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a string can be a document's id. Anything else must never get into a query. */
export const isId = (text: string): boolean => UUID.test(text);

/** Registrations that take a seat: of people who still mean to come, and not quarantined. */
const TAKES_SEAT = "attending = '1' AND quarantined = false AND cancelled_at IS NULL";

/** Seats taken, by event id. One query for all events. */
export async function seatsTaken(payload: Payload): Promise<Map<string, number>> {
  const rows = await query(
    payload,
    `SELECT event_id, count(*) AS taken FROM event_registrations
     WHERE event_id IS NOT NULL AND ${TAKES_SEAT} GROUP BY event_id`,
  );
  return new Map(rows.map((row) => [String(row["event_id"]), Number(row["taken"])]));
}

/**
 * Counts an event's seats and locks them until the transaction ends, so that two registrations can't take
 * the last one.
 */
export async function holdSeats(req: PayloadRequest, event: string): Promise<number> {
  if (!isId(event)) throw new TypeError("not an id");
  const { payload } = req;
  if (locksRows(payload)) {
    await query(payload, `SELECT id FROM events WHERE id = '${event}' FOR UPDATE`, req);
  }
  const [row] = await query(
    payload,
    `SELECT count(*) AS taken FROM event_registrations WHERE event_id = '${event}' AND ${TAKES_SEAT}`,
    req,
  );
  return Number(row?.["taken"] ?? 0);
}

/** Free seats, or `null` if there is no limit. */
export const seatsLeft = (capacity: number | null | undefined, taken: number): number | null =>
  capacity === null || capacity === undefined ? null : Math.max(0, capacity - taken);
