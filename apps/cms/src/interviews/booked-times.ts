/** Mentors' booked time, in quarter-hours. A primary key keeps each from being booked twice. */
import { QUARTER_MS } from "@kdl/schemas/applications/interview";
import type { Payload, PayloadRequest } from "payload";
import { isPlainId, query } from "../database/query.ts";
import type { Interview } from "./interview.ts";

type Booked = Pick<Interview, "id" | "mentor" | "minutes">;

/** The keys of the quarter-hours that an interview takes, in order. @param startsAt ISO 8601 */
export function quartersOf({ mentor, minutes }: Omit<Booked, "id">, startsAt: string): string[] {
  if (!isPlainId(mentor)) throw new TypeError("not an id");
  const first = Date.parse(startsAt) / QUARTER_MS;
  if (!Number.isInteger(first)) throw new TypeError("Interviews begin on a quarter-hour");
  const count = Math.ceil((minutes * 60_000) / QUARTER_MS);
  return Array.from({ length: count }, (_, index) => `${mentor}:${first + index}`);
}

/**
 * Books a mentor's time for an interview and frees the time that it had before, in the transaction of the
 * request. A concurrent booking of one of these quarter-hours waits for the transaction to end.
 *
 * New quarter-hours are taken in order, before others are freed, so that transactions can't deadlock.
 *
 * @returns `false` if another interview has some of this time; the transaction then has to be rolled back
 */
export async function takeTime(
  req: PayloadRequest,
  interview: Booked,
  startsAt: string,
): Promise<boolean> {
  const { payload } = req;
  const wanted = quartersOf(interview, startsAt);
  const held = await heldBy(req, interview.id);
  const missing = wanted.filter((key) => !held.includes(key));
  if (missing.length > 0) {
    const rows = missing.map((key) => `('${key}', '${checked(interview.id)}')`).join(", ");
    const taken = await query(
      payload,
      `INSERT INTO interview_times (id, interview) VALUES ${rows}
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      req,
    );
    if (taken.length < missing.length) return false;
  }
  const spare = held.filter((key) => !wanted.includes(key));
  if (spare.length > 0) {
    await query(payload, `DELETE FROM interview_times WHERE id IN (${listed(spare)})`, req);
  }
  return true;
}

/** Frees an interview's time, in the transaction of the request. */
export async function freeTime(req: PayloadRequest, interview: string): Promise<void> {
  const own = `interview = '${checked(interview)}'`;
  await query(req.payload, `DELETE FROM interview_times WHERE ${own}`, req);
}

/** Filters start times for those that don't overlap another interview of the mentor. */
export async function freeStarts(
  payload: Payload,
  interview: Booked,
  starts: readonly string[],
): Promise<string[]> {
  const keys = starts.flatMap((start) => quartersOf(interview, start));
  if (keys.length === 0) return [];
  const rows = await query(
    payload,
    `SELECT id FROM interview_times
     WHERE id IN (${listed(keys)}) AND interview <> '${checked(interview.id)}'`,
  );
  const taken = new Set(rows.map(({ id }) => String(id)));
  return starts.filter((start) => !quartersOf(interview, start).some((key) => taken.has(key)));
}

async function heldBy(req: PayloadRequest, interview: string): Promise<string[]> {
  const own = `interview = '${checked(interview)}'`;
  const rows = await query(req.payload, `SELECT id FROM interview_times WHERE ${own}`, req);
  return rows.map(({ id }) => String(id));
}

/** Keys are made of checked ids and numbers only. */
const listed = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(", ");

function checked(id: string): string {
  if (!isPlainId(id)) throw new TypeError("not an id");
  return id;
}
