import type { ApplicationForm } from "@kdl/schemas/applications/stages";
import { parseEventTime } from "@kdl/schemas/content/event-time";
import type { Payload } from "payload";
import { env } from "../env.ts";

const DAY_MS = 24 * 60 * 60_000;

export const DEFAULT_ANSWER_DAYS = 7;

/** Fields of the registration rules: within how many days offers are to be answered. */
export const answerDaysFields = {
  internship: "internshipAnswerDays",
  volunteer: "volunteerAnswerDays",
  "club-registration": "clubAnswerDays",
} as const satisfies Record<ApplicationForm, string>;

/** Until when an offer that is made now can be accepted: the end of a day where the site is. */
export async function answerByOf(
  payload: Payload,
  form: ApplicationForm,
  now: Date,
): Promise<Date> {
  const rules = await payload.findGlobal({ slug: "registrations", depth: 0 });
  const days = rules[answerDaysFields[form]] ?? DEFAULT_ANSWER_DAYS;
  return endOfDay(new Date(now.getTime() + days * DAY_MS), env.SITE_TIME_ZONE);
}

/** The last second of a moment's day. @param timeZone IANA name */
function endOfDay(moment: Date, timeZone: string): Date {
  const date = new Intl.DateTimeFormat("en-CA", { timeZone }).format(moment);
  return parseEventTime(`${date} 23:59:59`, timeZone) ?? moment;
}
