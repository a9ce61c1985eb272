/** Limits of the forms (specification, sections 5 and 9). No imports here, since pages load this module. */

/** Longest name in the contact form, in characters. */
export const CONTACT_NAME_MAX = 50;
/** Suggested minimum length of a message, in characters: a hint, not a rule. */
export const CONTACT_MESSAGE_HINT = 50;
/** Longest answer on one line, in characters. The specification sets none; a database needs one. */
export const LINE_MAX = 120;
/** Longest answer on several lines, in characters. */
export const TEXT_MAX = 4000;
/** Longest email address, in characters (RFC 5321, section 4.5.3.1). */
export const EMAIL_MAX = 254;
/** Longest web address, in characters. */
export const URL_MAX = 500;
/** Digits of a phone number, without country code. */
export const PHONE_DIGITS = 10;
/** Largest upload in bytes: 5 MiB. */
export const UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
/** How many years back the year of passing goes. */
export const PASSING_YEARS = 40;
/** Ages go from 0 to this. */
export const AGE_MAX = 100;
/** The earliest year of graduation that is accepted. */
export const GRADUATION_YEAR_MIN = 1950;
/** How many years ahead a graduation may be, since volunteers may still be students. */
export const GRADUATION_YEARS_AHEAD = 10;
/** Shortest password, in characters. */
export const PASSWORD_MIN = 12;
/** Longest password, in characters: a longer one takes longer to hash. */
export const PASSWORD_MAX = 128;
/** Shortest username, in characters. */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 30;
/** Grades go from 0 to this, with up to two decimal places. */
export const CGPA_MAX = 10;
/** How long a draft stays on a device, in days. */
export const DRAFT_DAYS = 7;

const HOUR_MS = 3_600_000;
/** The largest offsets ahead of UTC and behind it, in hours. */
const AHEAD = 14;
const BEHIND = 12;

/**
 * The current year in the zone where it begins first. Forms are checked on servers and devices in different zones:
 * on New Year's Day none of them may refuse a year that another one offered.
 */
export const latestYear = (now: Date): number =>
  new Date(now.getTime() + AHEAD * HOUR_MS).getUTCFullYear();

/** The years of passing, latest first: the current year, whatever the zone, and those before it. */
export function passingYears(now: Date): number[] {
  const latest = latestYear(now);
  const yearWhereItEndsLast = new Date(now.getTime() - BEHIND * HOUR_MS).getUTCFullYear();
  const count = PASSING_YEARS + latest - yearWhereItEndsLast;
  return Array.from({ length: count }, (_, index) => latest - index);
}
