import {
  type Decision,
  decisions,
  isDecision,
  type StageName,
} from "@kdl/schemas/applications/stages";

/** Kinds of mail about an interview, with their labels for staff. */
const interviewMailLabels = {
  "interview-offered": "Times for an interview to the applicant",
  "interview-booked": "Invitation to the applicant",
  "interview-booked-mentor": "Invitation to the mentor",
  "interview-cancelled": "Cancelled interview to the applicant",
  "interview-cancelled-mentor": "Cancelled interview to the mentor",
  "interview-reminder": "Reminder of the interview to the applicant",
  "interview-reminder-mentor": "Reminder of the interview to the mentor",
  "interview-none-suits": "Notice that no time suits to staff",
} as const;
export type InterviewMailKind = keyof typeof interviewMailLabels;
export const interviewMailKinds = Object.keys(interviewMailLabels) as InterviewMailKind[];

/** Kinds of mail about a submission. A decision's mail has its name. */
export const mailKinds = [
  "confirmation",
  "notice",
  "cancellation",
  "cancellation-notice",
  ...decisions,
  "offer-reminder",
  "offer-lapsed",
  ...interviewMailKinds,
  "message",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Mail for a new submission. */
export const arrivalKinds: readonly MailKind[] = ["confirmation", "notice"];
/** Mail for a cancelled registration. */
export const cancellationKinds: readonly MailKind[] = ["cancellation", "cancellation-notice"];

interface State {
  /** Whether its sender cancelled it. */
  isCancelled: boolean;
  /** `null` for forms without stages. */
  stage: StageName | null;
}

/** Mail that fits the submission's current state: no decision is mailed that has been revised. */
export function kindsFor({ isCancelled, stage }: State): readonly MailKind[] {
  if (isCancelled) return cancellationKinds;
  if (stage === "selected") return [...arrivalKinds, stage, "offer-reminder"];
  if (stage === "lapsed") return [...arrivalKinds, "offer-lapsed"];
  return stage !== null && isDecision(stage) ? [...arrivalKinds, stage] : arrivalKinds;
}

/** Whether a kind tells the applicant a decision. */
export const isDecisionMail = (kind: MailKind): kind is Decision =>
  decisions.some((known) => known === kind);

/** Mail about an offer that isn't answered. */
export type OfferMailKind = "offer-reminder" | "offer-lapsed";

export const isAboutOffer = (kind: MailKind): kind is OfferMailKind =>
  kind === "offer-reminder" || kind === "offer-lapsed";

/** Whether a kind goes to staff; the others go to the sender. */
export const isForStaff = (kind: MailKind): kind is "notice" | "cancellation-notice" =>
  kind === "notice" || kind === "cancellation-notice";

/** Labels for staff. */
export const mailKindLabels: Readonly<Record<MailKind, string>> = {
  confirmation: "Confirmation to the sender",
  notice: "Notice to staff",
  cancellation: "Cancellation to the sender",
  "cancellation-notice": "Notice of the cancellation to staff",
  selected: "Offer to the applicant",
  shortlisted: "Shortlist to the applicant",
  declined: "Decline to the applicant",
  "offer-reminder": "Reminder to answer the offer",
  "offer-lapsed": "Notice that the offer has ended",
  ...interviewMailLabels,
  message: "Message to the applicant",
};
