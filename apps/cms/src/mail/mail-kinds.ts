import {
  type Decision,
  decisions,
  isDecision,
  type StageName,
} from "@kdl/schemas/applications/stages";
import type { InterviewState } from "../interviews/interview.ts";
import type { Place } from "@kdl/schemas/registrations/places";

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

/** Kinds of mail only for people who registered for an event, with their labels for staff. */
const seatMailLabels = {
  "seat-offered": "Offer of a seat",
  "seat-accepted": "Confirmation of the accepted seat",
  "seat-given": "Notice of the seat that staff gave",
  "cancelled-by-staff": "Cancellation by staff to the sender",
  "seat-lapsed": "Notice that the seat isn't offered any more",
  "already-registered": "Reference of the first registration",
  "event-reminder": "Reminder of the event",
  "event-thanks": "Thanks for coming",
  "event-change": "Change of the event",
  "event-message": "Message about the event",
  "ticket-reissued": "New ticket in place of the earlier one",
} as const;

/** Kinds of mail to participants that staff send, with text of their own. */
type MailingMailKind = "event-change" | "event-message";

/** Kinds of mail to people who registered for an event. */
export type RegistrationMailKind =
  | Exclude<keyof typeof seatMailLabels, MailingMailKind>
  | "confirmation"
  | "cancellation";
/** Kinds of mail about a certificate, with their labels for staff. */
const certificateMailLabels = {
  "certificate-issued": "Certificate to its holder",
  "certificate-revoked": "Revoked certificate to its holder",
} as const;
export type CertificateMailKind = keyof typeof certificateMailLabels;
export const certificateMailKinds = Object.keys(certificateMailLabels) as CertificateMailKind[];

/** Kinds of mail about a submission. A decision's mail is named after it. */
export const mailKinds = [
  "confirmation",
  "notice",
  "cancellation",
  "cancellation-notice",
  ...decisions,
  "offer-reminder",
  "offer-lapsed",
  ...interviewMailKinds,
  ...certificateMailKinds,
  "message",
  ...(Object.keys(seatMailLabels) as (keyof typeof seatMailLabels)[]),
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
  /** `null` for other forms, and for people who don't come to the event. */
  place: Place | null;
  /** Whether the person came to the event. */
  attended: boolean;
}

const placeKinds: Readonly<Record<Place, readonly MailKind[]>> = {
  seated: [
    ...arrivalKinds,
    "seat-accepted",
    "seat-given",
    "ticket-reissued",
    "already-registered",
    "event-reminder",
  ],
  waiting: [...arrivalKinds, "already-registered"],
  offered: [...arrivalKinds, "seat-offered", "already-registered"],
  lapsed: ["notice", "seat-lapsed"],
  cancelled: [...cancellationKinds, "cancelled-by-staff"],
};

/** Mail that fits the submission's current state: a revised decision isn't mailed. */
export function kindsFor({ isCancelled, stage, place, attended }: State): readonly MailKind[] {
  if (isCancelled) return place ? placeKinds.cancelled : cancellationKinds;
  if (place) return attended ? [...placeKinds[place], "event-thanks"] : placeKinds[place];
  if (stage === "selected") return [...arrivalKinds, stage, "offer-reminder"];
  if (stage === "lapsed") return [...arrivalKinds, "offer-lapsed"];
  return stage !== null && isDecision(stage) ? [...arrivalKinds, stage] : arrivalKinds;
}

/** Mail that fits an interview's current state, and that staff can send again. */
export function interviewKindsFor(
  state: InterviewState,
  hasBegun: boolean,
): readonly InterviewMailKind[] {
  if (hasBegun) return [];
  if (state === "offered") return ["interview-offered"];
  return state === "booked" ? ["interview-booked", "interview-booked-mentor"] : [];
}

/** Whether a kind tells the applicant a decision. */
export const isDecisionMail = (kind: MailKind): kind is Decision =>
  decisions.some((known) => known === kind);

/** Mail about an unanswered offer. */
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
  ...certificateMailLabels,
  message: "Message to the applicant",
  ...seatMailLabels,
};
