/** What templates are for. No runtime imports: the admin bundles this file. */
import type { Placeholder } from "./placeholders.ts";

interface Purpose {
  label: string;
  known: readonly Placeholder[];
  /** At least one of each group has to be in the mail. */
  required?: readonly (readonly Placeholder[])[];
}

const everywhere = [
  "firstName",
  "name",
  "form",
  "place",
  "aPlace",
  "reference",
  "link",
  "organisation",
] as const satisfies readonly Placeholder[];
const withDeadline = [
  ...everywhere,
  "answerBy",
  "answerByDate",
  "answerByTime",
] as const satisfies readonly Placeholder[];
const toAnswer = [["link"], ["answerBy", "answerByDate", "answerByTime"]] as const;

const onArrival = [...everywhere, "nextStep"] as const satisfies readonly Placeholder[];
const withInterview = [...everywhere, "interviewer"] as const satisfies readonly Placeholder[];
const withTime = [...withInterview, "interviewTime"] as const satisfies readonly Placeholder[];

/** Each mail that the site sends to applicants has one template; there can be many free ones. */
export const purposes = {
  "confirmation-internship": {
    label: "Confirmation of an internship application",
    known: onArrival,
    required: [["link"]],
  },
  "confirmation-volunteer": {
    label: "Confirmation of a volunteer registration",
    known: onArrival,
    required: [["link"]],
  },
  "confirmation-club-registration": {
    label: "Confirmation of a club registration",
    known: onArrival,
    required: [["link"]],
  },
  "interview-offered": {
    label: "Times for an interview",
    known: withInterview,
    required: [["link"]],
  },
  "interview-booked": { label: "Invitation to the interview", known: withTime },
  "interview-reminder": { label: "Reminder of the interview", known: withTime },
  "interview-cancelled": { label: "Cancelled interview", known: withTime },
  selected: { label: "Offer", known: withDeadline, required: toAnswer },
  shortlisted: { label: "Shortlist", known: everywhere },
  declined: { label: "Decline", known: everywhere },
  "offer-reminder": {
    label: "Reminder to answer the offer",
    known: withDeadline,
    required: toAnswer,
  },
  "offer-lapsed": { label: "The offer has ended", known: everywhere },
  links: {
    label: "Links that somebody asked for",
    known: ["link", "organisation"],
    required: [["link"]],
  },
  free: { label: "Message to applicants", known: everywhere },
  "event-message": {
    label: "Message to participants of an event",
    known: [
      "firstName",
      "name",
      "event",
      "eventTime",
      "eventPlace",
      "reference",
      "link",
      "organisation",
    ],
  },
} as const satisfies Record<string, Purpose>;

export type TemplatePurpose = keyof typeof purposes;
/** Purposes of texts that staff write and send themselves. There can be many of each. */
export const messagePurposes = ["free", "event-message"] as const;
export type MessagePurpose = (typeof messagePurposes)[number];
/** Mail that the site sends by itself. */
export type SitePurpose = Exclude<TemplatePurpose, MessagePurpose>;
export type InterviewPurpose = Extract<SitePurpose, `interview-${string}`>;

export const isAboutInterview = (purpose: TemplatePurpose): purpose is InterviewPurpose =>
  purpose.startsWith("interview-");

export const isMessage = (purpose: unknown): purpose is MessagePurpose =>
  messagePurposes.some((known) => known === purpose);

export const templatePurposes = Object.keys(purposes) as TemplatePurpose[];

export const SUBJECT_MAX = 150;
export const BODY_MAX = 5000;

export interface MailText {
  subject: string;
  /** Plain text; blank lines separate paragraphs. */
  body: string;
}
