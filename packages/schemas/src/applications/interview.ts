/**
 * Interviews as applicants see them. Source: docs/upstream-contract.md, "Interviews".
 * No runtime imports here, since pages load this module.
 */
import type { StageName } from "./stages.ts";

/** The extension of upstreams that offer times for an interview. */
export const INTERVIEWS_EXTENSION = "interviews";

/** Paths under the upstream's address. The token is sent as `Authorization: Bearer`. */
export const interviewCall = {
  book: "/api/applications/own/interview/book",
  refuse: "/api/applications/own/interview/refuse",
  calendar: "/api/applications/own/interview/calendar",
} as const;

/** What applicants can do about their interview. */
export const interviewActions = ["book", "refuse"] as const;
export type InterviewAction = (typeof interviewActions)[number];

/** Staff offer interviews, and applicants choose a time, in these stages. */
export const interviewStages = [
  "received",
  "screening",
  "interview",
] as const satisfies readonly StageName[];

export const hasInterviews = (stage: StageName): boolean =>
  interviewStages.some((known) => known === stage);

/** Mentors' time is booked in quarter-hours, on which interviews begin. */
export const QUARTER_MS = 15 * 60_000;

/** Maximum number of times in one offer. */
export const SLOTS_MAX = 5;

/** How often an applicant may choose, or change, the time of one interview. Each change mails two people. */
export const BOOKINGS_MAX = 10;

/** `none-suits`: the applicant has refused all times, and is waiting for others. */
export const applicantInterviewStates = ["offered", "booked", "held", "none-suits"] as const;
export type ApplicantInterviewState = (typeof applicantInterviewStates)[number];

export interface ApplicantInterview {
  id: string;
  state: ApplicantInterviewState;
  minutes: number;
  /** An address, or a link to a video call. */
  place: string;
  /** First name of the person whom the applicant meets. May be empty. */
  mentor: string;
  /** The times that can be chosen now, without the one that is booked; ISO 8601, the earliest first. */
  slots: string[];
  /** The time that is booked; ISO 8601. */
  startsAt: string | null;
}

/** What members see of it in the list of their submissions. */
export type InterviewNews = Pick<ApplicantInterview, "state" | "startsAt">;

/** Codes of refusals that only calls about interviews have. */
export const interviewRefusals = [
  /** 409: somebody else has taken this time. */
  "SLOT_TAKEN",
  /** 409: the interview isn't open any more, or doesn't offer this time. */
  "INTERVIEW_CHANGED",
  /** 409: the applicant has changed the time too often. */
  "TOO_MANY_CHANGES",
] as const;
export type InterviewRefusal = (typeof interviewRefusals)[number];
