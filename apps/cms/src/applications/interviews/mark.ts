import type { PayloadRequest } from "payload";
import { changeInterview, isOpen, readInterview } from "../../interviews/interview.ts";
import { cancelInterview } from "./cancel.ts";

/** The states that staff can mark an interview with. */
export const marks = ["held", "no-show", "cancelled"] as const;
export type Mark = (typeof marks)[number];

interface MarkCommand {
  /** Form of the application. */
  form: string;
  /** Id of the interview. */
  interview: string;
  /** The interview's sequence that the command expects. */
  sequence: number;
  to: Mark;
  /** Name of the staff account. */
  by: string;
}

/**
 * Marks an interview, in the transaction of the request.
 *
 * @returns `false` if the interview isn't as expected any more
 * @throws {TypeError} if the interview can't be marked as this
 */
export async function markInterview(
  req: PayloadRequest,
  { form, interview: id, sequence, to, by }: MarkCommand,
): Promise<boolean> {
  const interview = await readInterview(req.payload, id, req);
  if (!interview || interview.form !== form || interview.sequence !== sequence) return false;
  if (!isOpen(interview)) return false;
  if (to === "cancelled") return cancelInterview(req, interview, by);
  const now = new Date();
  if (interview.state !== "booked" || new Date(interview.startsAt ?? now) > now) {
    throw new TypeError("The interview hasn't begun");
  }
  return changeInterview(req, interview, { state: to, endedAt: now.toISOString(), endedBy: by });
}
