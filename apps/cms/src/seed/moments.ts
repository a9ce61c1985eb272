import { parseEventTime } from "@kdl/schemas/content/event-time";
import type { SeedMoment } from "./content/types.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The time of day `time`, `day` days after the day of seeding.
 *
 * @param now the time of seeding
 * @param timeZone IANA name of the zone of day and time
 * @returns ISO 8601, in UTC
 */
export function momentToIso({ day, time }: SeedMoment, now: Date, timeZone: string): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
  const date = new Date(Date.parse(today) + day * DAY_MS).toISOString().slice(0, 10);
  const moment = parseEventTime(`${date} ${time}`, timeZone);
  if (!moment) throw new TypeError(`Not a time: ${time}`);
  return moment.toISOString();
}
