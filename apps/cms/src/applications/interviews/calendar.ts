import type { Payload } from "payload";
import { interviewsOf } from "../../interviews/interview.ts";
import { interviewFile, isBookedOnce } from "../../mail/interview-invitation.ts";
import { organisation } from "../../mail/organisation.ts";
import { readOwn, unknownLink } from "../act.ts";

/** The applicant's booked interview as a calendar file. @throws {Refused} if none is booked */
export async function ownCalendar(payload: Payload, token: string): Promise<string> {
  const now = new Date();
  const { id } = await readOwn(payload, token, now);
  const [latest] = await interviewsOf(payload, id);
  if (!latest || latest.state !== "booked" || !isBookedOnce(latest)) throw unknownLink();
  const organizer = await organisation(payload);
  return interviewFile({
    interview: latest,
    summary: `Interview: ${organizer.name}`,
    organizer,
    now,
  });
}
