import { formatEventTime } from "@kdl/schemas/content/event-time";
import type { Payload, PayloadRequest } from "payload";
import { type Interview, interviewsOf, interviewStates } from "./interview.ts";

/** An interview in a few words, for lists. */
export function describeInterview(
  { state, startsAt, noneSuits }: Pick<Interview, "state" | "startsAt" | "noneSuits">,
  timeZone: string,
): string {
  if (state === "offered" && noneSuits) return "No time suits";
  const label = interviewStates[state];
  return startsAt ? `${label}, ${formatEventTime(new Date(startsAt), timeZone)}` : label;
}

/**
 * The latest interview of each of several applications, by their ids, with one query.
 *
 * @param mentor id of an account that sees only its own interviews; `null` for all
 */
export async function latestInterviews(
  payload: Payload,
  applications: readonly string[],
  mentor: string | null,
  req?: PayloadRequest,
): Promise<Map<string, Interview>> {
  if (applications.length === 0) return new Map();
  const interviews = await interviewsOf(payload, applications, req);
  const seen = interviews.filter((interview) => mentor === null || interview.mentor === mentor);
  // The latest comes first, and a map keeps what was set last.
  return new Map(seen.toReversed().map((interview) => [interview.application, interview]));
}
