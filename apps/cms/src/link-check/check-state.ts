/** When links were checked, shared by all CMS processes on the database. */
import type { Payload } from "payload";
import { env } from "../env.ts";
import type { LinkCheck } from "../payload-types.ts";

const collection = "link-checks";
const ID = "last";
const HOUR_MS = 60 * 60_000;

/** Time between two checks that staff request, and before an interrupted check starts again. */
const ASK_EVERY_MS = 10 * 60_000;
/** A check that takes longer was interrupted. */
const LASTS_AT_MOST_MS = HOUR_MS;
/** After the last edits of the night, and before the day's first. */
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

/** @returns milliseconds until staff may request a check; 0 or less if they may now */
export const mayAskIn = ({ askedAt }: CheckState, now: Date): number =>
  ASK_EVERY_MS - ageOf(askedAt, now);

/**
 * A check is due every night, when staff have requested one since the last began, and when the last was
 * interrupted. A running one counts as interrupted after a while; its lease prevents a second one.
 */
export function isDue(state: CheckState, now: Date, zone = env.SITE_TIME_ZONE): boolean {
  const sinceLast = ageOf(state.startedAt, now);
  if (ageOf(state.askedAt, now) < sinceLast) return true;
  // Not sooner: a check that always fails would keep sending requests to other sites.
  if (sinceLast < ageOf(state.finishedAt, now) && sinceLast >= ASK_EVERY_MS) return true;
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone: zone }).format(
      now,
    ),
  );
  return hour >= NIGHT_BEGINS && hour < NIGHT_ENDS && sinceLast > 12 * HOUR_MS;
}
