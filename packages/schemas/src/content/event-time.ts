/** Event times: parsed as the contract allows, formatted as the specification says. */
import { zoneFormatter } from "./zone-formatter.ts";

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/;
const WITH_OFFSET =
  /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/i;

const clockParts = zoneFormatter({
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
});

const eventTime = zoneFormatter({
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

const longDay = zoneFormatter({ day: "numeric", month: "long", year: "numeric" });

const zoneName = zoneFormatter({ timeZoneName: "short" });

/** Common names of zones for which the en-US formatter says only "GMT+5:30". */
const ZONE_LABELS: Record<string, string> = { "Asia/Kolkata": "IST", "Asia/Calcutta": "IST" };

/**
 * Parses a date from the wire: ISO 8601, or `YYYY-MM-DD HH:mm:ss`; one without an offset is local time
 * in `timeZone`.
 *
 * @param text what the upstream sent
 * @param timeZone an IANA name, such as `Asia/Kolkata`
 * @returns the moment, or `null` if the text isn't a date
 */
export function parseEventTime(text: string, timeZone: string): Date | null {
  const trimmed = text.trim();
  if (WITH_OFFSET.test(trimmed)) {
    const date = new Date(trimmed.replace(" ", "T"));
    return Number.isNaN(date.getTime()) ? null : date;
  }
  const match = LOCAL.exec(trimmed);
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const asUtc = Date.UTC(year!, month! - 1, day!, hour!, minute!, second!);
  const check = new Date(asUtc);
  // 2026-02-31 rolls over into March: not a date.
  if (check.getUTCMonth() !== month! - 1 || check.getUTCDate() !== day!) return null;
  if (hour! > 23 || minute! > 59 || second! > 59) return null;
  // The offset depends on the moment, and the moment on the offset: two rounds settle it, even
  // close to a change of daylight-saving time.
  const guess = asUtc - zoneOffset(asUtc, timeZone);
  return new Date(asUtc - zoneOffset(guess, timeZone));
}

/** How far `timeZone` is ahead of UTC at a moment, in milliseconds. */
function zoneOffset(epoch: number, timeZone: string): number {
  const parts = clockParts(timeZone).formatToParts(epoch);
  const field = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const local = Date.UTC(
    field("year"),
    field("month") - 1,
    field("day"),
    field("hour"),
    field("minute"),
    field("second"),
  );
  return local - Math.floor(epoch / 1000) * 1000;
}

/**
 * Formats a moment as the specification says: US English, short month, day, year, 12-hour time, with
 * the zone's label: `Jan 5, 2027, 10:30 AM IST`.
 *
 * @param moment the moment
 * @param timeZone an IANA name
 */
export function formatEventTime(moment: Date, timeZone: string): string {
  const text = eventTime(timeZone)
    .format(moment)
    // Newer engines put a narrow no-break space before AM and PM, older ones a plain one.
    .replace(/\u202f/g, " ");
  return `${text} ${zoneLabel(moment, timeZone)}`;
}

/**
 * A day in a sentence: `3 December`, with the year unless it is the current one.
 *
 * @param timeZone an IANA name
 */
export function formatDay(moment: Date, timeZone: string, now = new Date()): string {
  const dayOf = (date: Date) => {
    const parts = longDay(timeZone).formatToParts(date);
    const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
    return { day: `${part("day")} ${part("month")}`, year: part("year") };
  };
  const { day, year } = dayOf(moment);
  return year === dayOf(now).year ? day : `${day} ${year}`;
}

/** A day with its year, for documents: `3 December 2026`. */
export const formatFullDay = (moment: Date, timeZone: string): string =>
  formatDay(moment, timeZone, new Date(0));

/**
 * The days on which something began and ended, for documents: one day if they are the same, `""` if neither
 * is known.
 *
 * @param days `YYYY-MM-DD`
 */
export const formatDays = (...days: readonly (string | null)[]): string =>
  [...new Set(days)]
    .filter((day) => day !== null)
    // Without a time, UTC has the same day everywhere.
    .map((day) => formatFullDay(new Date(`${day}T00:00:00Z`), "UTC"))
    .join(" to ");

/** The short name of a zone at a moment: `IST`, `EDT`, or `GMT+1` where English has no name. */
export function zoneLabel(moment: Date, timeZone: string): string {
  const known = ZONE_LABELS[timeZone];
  if (known) return known;
  const parts = zoneName(timeZone).formatToParts(moment);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
