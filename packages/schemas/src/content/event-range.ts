/** When something takes place, as people write it. The specified form is in `event-time.ts`. */
import { zoneLabel } from "./event-time.ts";
import { zoneFormatter } from "./zone-formatter.ts";

const dayAndTime = zoneFormatter({
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/** A moment, split into the parts of its text. */
interface Clock {
  /** `Tue 1 Dec` */
  day: string;
  year: string;
  /** `6:30`, `4` or `noon` */
  time: string;
  /** `am` or `pm`; `""` at noon, and at midnight as an end. */
  half: string;
  zone: string;
}

/**
 * A range on one line: `Tue 1 Dec, 6:30–11:30 am IST`, or over days
 * `Tue 1 Dec, 6:30 am – Thu 3 Dec, 5 pm IST`. Only the days if it begins and ends at midnight.
 *
 * @param timeZone an IANA name, such as `Asia/Kolkata`
 * @param now the current year is left out; without `now`, the year is always shown
 */
export function formatEventRange(start: Date, end: Date, timeZone: string, now?: Date): string {
  if (end <= start) return formatEventMoment(start, timeZone, now);
  const from = clockOf(start, timeZone);
  const until = endOf(end, timeZone);
  if (!isMidnight(from) || until.time !== "midnight") return withTimes(from, until, timeZone, now);
  const years = yearsOf(from, until, timeZone, now);
  return isOneDay(from, until)
    ? from.day + years[1]
    : `${from.day}${years[0]} – ${until.day}${years[1]}`;
}

/**
 * The same in a visitor's own zone, always with times: an event that happens to begin and end at midnight there
 * isn't an all-day event.
 */
export function formatOwnRange(start: Date, end: Date, timeZone: string): string {
  if (end <= start) return formatEventMoment(start, timeZone);
  return withTimes(clockOf(start, timeZone), endOf(end, timeZone), timeZone);
}

const isOneDay = (from: Clock, until: Clock): boolean =>
  from.day === until.day && from.year === until.year;

function withTimes(from: Clock, until: Clock, timeZone: string, now?: Date): string {
  const years = yearsOf(from, until, timeZone, now);
  const zones = [from.zone === until.zone ? "" : ` ${from.zone}`, ` ${until.zone}`];
  if (!isOneDay(from, until)) {
    const left = `${from.day}${years[0]}, ${timeOf(from)}${zones[0]}`;
    return `${left} – ${until.day}${years[1]}, ${timeOf(until)}${zones[1]}`;
  }
  const times =
    from.half !== "" && from.half === until.half && zones[0] === ""
      ? `${from.time}–${timeOf(until)}`
      : `${timeOf(from)}${zones[0]} – ${timeOf(until)}`;
  return `${from.day}${years[1]}, ${times}${zones[1]}`;
}

/** One moment in the same style: `Tue 1 Dec, 6:30 am IST`. */
export function formatEventMoment(moment: Date, timeZone: string, now?: Date): string {
  const clock = clockOf(moment, timeZone);
  const [, year] = yearsOf(clock, clock, timeZone, now);
  return `${clock.day}${year}, ${timeOf(clock)} ${clock.zone}`;
}

function clockOf(moment: Date, timeZone: string): Clock {
  const parts = dayAndTime(timeZone).formatToParts(moment);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value ?? "";
  const [hour, minute, half] = [part("hour"), part("minute"), part("dayPeriod").toLowerCase()];
  const isNoon = hour === "12" && minute === "00" && half === "pm";
  return {
    day: `${part("weekday")} ${part("day")} ${part("month")}`,
    year: part("year"),
    time: isNoon ? "noon" : hour + (minute === "00" ? "" : `:${minute}`),
    half: isNoon ? "" : half,
    zone: zoneLabel(moment, timeZone),
  };
}

/** An event that ends at midnight ends on the day before. */
function endOf(end: Date, timeZone: string): Clock {
  const clock = clockOf(end, timeZone);
  if (!isMidnight(clock)) return clock;
  const { day, year } = clockOf(new Date(end.getTime() - 1), timeZone);
  return { ...clock, day, year, time: "midnight", half: "" };
}

const isMidnight = ({ time, half }: Clock): boolean => time === "12" && half === "am";

const timeOf = ({ time, half }: Clock): string => (half ? `${time} ${half}` : time);

/** What follows each day: the year of both if they differ, otherwise that of the end, unless it is this year. */
function yearsOf(from: Clock, until: Clock, timeZone: string, now?: Date): [string, string] {
  const isThisYear = now !== undefined && clockOf(now, timeZone).year === until.year;
  if (from.year !== until.year) return [` ${from.year}`, ` ${until.year}`];
  return ["", isThisYear ? "" : ` ${until.year}`];
}
