/** When links were checked, for all CMS that share the database. */
import type { Payload } from "payload";
import { env } from "../env.ts";
import type { LinkCheck } from "../payload-types.ts";

const collection = "link-checks";
const ID = "last";
const HOUR_MS = 60 * 60_000;

/** Time between two checks that staff ask for, and before one that was cut off starts again. */
const ASK_EVERY_MS = 10 * 60_000;
/** A check that hasn't ended by then was cut off. */
const LASTS_AT_MOST_MS = HOUR_MS;
/** Before the day's first edits, and after the night's last. */
const NIGHT_BEGINS = 2;
const NIGHT_ENDS = 5;

export type CheckState = Partial<Omit<LinkCheck, "id">>;

export const readState = async (payload: Payload): Promise<CheckState> =>
  (await payload.db.findOne<LinkCheck>({ collection, where: { id: { equals: ID } } })) ?? {};

export async function writeState(payload: Payload, data: CheckState): Promise<void> {
  const where = { id: { equals: ID } };
  const stored = await payload.db.findOne({ collection, where });
  if (stored) await payload.db.updateOne({ collection, where, data });
  else await payload.db.create({ collection, data: { id: ID, ...data } });
}

const ageOf = (moment: string | null | undefined, now: Date): number =>
  moment ? now.getTime() - Date.parse(moment) : Number.POSITIVE_INFINITY;

/** Whether a check is waiting for its turn, or under way. */
export function isUnderWay({ askedAt, startedAt, finishedAt }: CheckState, now: Date): boolean {
  const begun = Math.min(ageOf(startedAt, now), ageOf(askedAt, now));
  return begun < ageOf(finishedAt, now) && begun < LASTS_AT_MOST_MS;
}

/** @returns in how many milliseconds staff may ask for a check; at most 0 if at once */
export const mayAskIn = ({ askedAt }: CheckState, now: Date): number =>
  ASK_EVERY_MS - ageOf(askedAt, now);

/**
 * Every night, when staff have asked since the last one began, and when that one was cut off. One that is still
 * under way counts as cut off after a while; its lease keeps others from starting beside it.
 */
export function isDue(state: CheckState, now: Date, zone = env.SITE_TIME_ZONE): boolean {
  const sinceLast = ageOf(state.startedAt, now);
  if (ageOf(state.askedAt, now) < sinceLast) return true;
  // Not sooner: a check that always fails would ask other sites again and again.
  if (sinceLast < ageOf(state.finishedAt, now) && sinceLast >= ASK_EVERY_MS) return true;
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: zone }).format(
      now,
    ),
  );
  return hour >= NIGHT_BEGINS && hour < NIGHT_ENDS && sinceLast > 12 * HOUR_MS;
}
