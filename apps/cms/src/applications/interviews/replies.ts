/** Responses to the admin about interviews. */
import type { StageName } from "@kdl/schemas/applications/stages";
import type { InterviewState } from "../../interviews/interview.ts";
import type { Interviewer } from "../../interviews/interviewers.ts";

export interface ShownInterview {
  id: string;
  sequence: number;
  state: InterviewState;
  mentor: string;
  mentorName: string;
  minutes: number;
  place: string;
  /** All times are formatted text, in the site's time zone. */
  slots: string[];
  startsAt: string | null;
  noneSuits: boolean;
  /** Whether the booked time has come, or the last of the offered ones. */
  hasBegun: boolean;
  offeredAt: string;
  offeredBy: string;
  bookedAt: string | null;
  endedAt: string | null;
  endedBy: string;
}

export interface InterviewsReply {
  stage: StageName;
  timeZone: string;
  /** Whether this account may offer and mark interviews of this application. */
  mayOffer: boolean;
  mayMark: boolean;
  /** The staff who can hold an interview; empty if the account may offer none. */
  interviewers: Interviewer[];
  /** The assigned mentor. */
  suggested: string | null;
  /** The latest first. */
  interviews: ShownInterview[];
}

export interface InterviewOutcome {
  /** Why the command failed, for staff; `null` if it succeeded. */
  problem: string | null;
}
