/** Interviews that were offered, as the wire has them. */
import { hasInterviews } from "@kdl/schemas/applications/interview";
import type { Submission, SubmissionStore } from "../submissions/submission-store.ts";

export interface FakeInterview {
  id: string;
  /** First name. Two applicants can't have one mentor at the same time. */
  mentor: string;
  /** ISO 8601. */
  slots: string[];
  minutes: number;
  place: string;
  /** The booked time. */
  startsAt: string | null;
  hasRefused: boolean;
}

/** Whether another applicant has a mentor's time. */
export const isTaken = (own: Submission, slot: string, { all }: SubmissionStore): boolean =>
  all.some(
    ({ interview, stage }) =>
      interview !== own.interview &&
      hasInterviews(stage) &&
      interview?.mentor === own.interview?.mentor &&
      interview?.startsAt === slot,
  );

export function interviewBody(application: Submission, store: SubmissionStore) {
  const { interview, stage } = application;
  if (!interview || !hasInterviews(stage)) return null;
  const { id, minutes, place, mentor, slots, startsAt, hasRefused } = interview;
  const left = slots.filter(
    (slot) =>
      slot !== startsAt && Date.parse(slot) > Date.now() && !isTaken(application, slot, store),
  );
  return {
    id,
    state: hasRefused ? "none-suits" : startsAt ? "booked" : "offered",
    minutes,
    place,
    with: mentor,
    slots: hasRefused ? [] : left,
    starts_at: startsAt,
  };
}
