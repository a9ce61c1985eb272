import type { StageName } from "@kdl/schemas/applications/stages";
import { hasInterviews } from "@kdl/schemas/applications/interview";
import type { PayloadRequest } from "payload";
import { freeTime } from "../../interviews/booked-times.ts";
import {
  changeInterview,
  type Interview,
  interviewsOf,
  isOpen,
} from "../../interviews/interview.ts";
import { queueInterviewMail } from "../../mail/queue-interview-mail.ts";

/**
 * Cancels an interview, in the transaction of the request: frees the mentor's time, and mails mentor and
 * applicant if a time was booked that isn't over.
 *
 * @param by who or what cancels it, shown to staff
 * @returns `false` if somebody has changed it since it was read
 */
export async function cancelInterview(
  req: PayloadRequest,
  interview: Interview,
  by: string,
  more: Partial<Interview> = {},
): Promise<boolean> {
  const { id, state, startsAt } = interview;
  const now = new Date();
  const end = { state: "cancelled", endedAt: now.toISOString(), endedBy: by, ...more } as const;
  if (!(await changeInterview(req, interview, end))) return false;
  if (state !== "booked" || !startsAt) return true;
  await freeTime(req, id);
  if (new Date(startsAt) > now) {
    await queueInterviewMail(req, id, ["interview-cancelled", "interview-cancelled-mentor"]);
  }
  return true;
}

/** Stages in which a booked interview no longer makes sense. */
const ended: readonly StageName[] = ["withdrawn", "declined", "lapsed"];

/**
 * Cancels interviews that don't apply to an application's new stage, in the transaction of the request:
 * offers without a chosen time and, if the application has ended, a booked interview that isn't over.
 */
export async function cancelForStage(
  req: PayloadRequest,
  application: string,
  stage: StageName,
): Promise<void> {
  if (hasInterviews(stage)) return;
  const now = new Date();
  const isUseless = (interview: Interview): boolean =>
    isOpen(interview) &&
    (interview.state === "offered" ||
      (ended.includes(stage) && new Date(interview.startsAt ?? 0) > now));
  // The applicant may choose a time meanwhile; the interview is then read again.
  for (;;) {
    const found = (await interviewsOf(req.payload, application, req)).find(isUseless);
    if (!found) return;
    await cancelInterview(req, found, `the stage (${stage})`);
  }
}
