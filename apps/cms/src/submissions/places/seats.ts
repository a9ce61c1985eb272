import type { Payload, PayloadRequest } from "payload";
import { locksRows, query } from "../../database/query.ts";

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a string can be a document's id. Anything else must never get into a query. */
export const isId = (text: string): boolean => UUID.test(text);

/** Registrations that count: of people who are coming, and not quarantined. */
const COUNTS = "attending = '1' AND quarantined = false AND cancelled_at IS NULL";
/** During an update, the previous version of the CMS stores registrations without a place. */
const TAKES_SEAT = `${COUNTS} AND (place IS NULL OR place IN ('seated', 'offered'))`;
const WAITS = `${COUNTS} AND place = 'waiting'`;

export interface SeatCount {
  /** Taken seats, including offered ones. */
  taken: number;
  /** People on the waitlist. */
  waiting: number;
}

const COUNT = `count(CASE WHEN ${TAKES_SEAT} THEN 1 END) AS taken,
  count(CASE WHEN ${WAITS} THEN 1 END) AS waiting`;

const asCount = (row: Record<string, unknown> | undefined): SeatCount => ({
  taken: Number(row?.["taken"] ?? 0),
  waiting: Number(row?.["waiting"] ?? 0),
});

/** Seats taken and people waiting, by event id. One query for all events. */
export async function countSeats(payload: Payload): Promise<Map<string, SeatCount>> {
  const rows = await query(
    payload,
    `SELECT event_id, ${COUNT} FROM event_registrations WHERE event_id IS NOT NULL GROUP BY event_id`,
  );
  return new Map(rows.map((row) => [String(row["event_id"]), asCount(row)]));
}

/**
 * Counts an event's seats and locks them until the transaction ends, so that two registrations can't take
 * the last one.
 */
export async function holdSeats(req: PayloadRequest, event: string): Promise<SeatCount> {
  if (!isId(event)) throw new TypeError("not an id");
  const { payload } = req;
  if (locksRows(payload)) {
    await query(payload, `SELECT id FROM events WHERE id = '${event}' FOR UPDATE`, req);
  }
  return countSeatsOf(payload, event, req);
}

/** Counts an event's seats without a lock, so the count may change immediately. */
export async function countSeatsOf(
  payload: Payload,
  event: string,
  req?: PayloadRequest,
): Promise<SeatCount> {
  if (!isId(event)) throw new TypeError("not an id");
  const [row] = await query(
    payload,
    `SELECT ${COUNT} FROM event_registrations WHERE event_id = '${event}'`,
    req,
  );
  return asCount(row);
}

/** Upcoming events with somebody on the waitlist, except those in the trash. */
export async function eventsWithQueue(payload: Payload, now: Date): Promise<string[]> {
  const rows = await query(
    payload,
    `SELECT DISTINCT event_id FROM event_registrations
     WHERE event_id IN (SELECT id FROM events WHERE starts_at > '${now.toISOString()}' AND deleted_at IS NULL) AND ${WAITS}`,
  );
  return rows.map((row) => String(row["event_id"]));
}

/**
 * Seats that a newcomer can take, or `null` if there is no limit. While somebody is waiting there are none:
 * nobody skips the queue.
 */
export function seatsLeft(
  capacity: number | null | undefined,
  { taken, waiting }: SeatCount,
): number | null {
  return waiting > 0 ? 0 : freeSeats(capacity, taken);
}

/** Free seats, or `null` if there is no limit. */
export const freeSeats = (capacity: number | null | undefined, taken: number): number | null =>
  capacity === null || capacity === undefined ? null : Math.max(0, capacity - taken);
