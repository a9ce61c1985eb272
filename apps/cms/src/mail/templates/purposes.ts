/** What templates are for. No import that runs here except of tables: the admin uses this. */
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

/** Each mail that the site sends about a decision has one template; there can be many free ones. */
export const purposes = {
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
  free: { label: "Message", known: everywhere },
} as const satisfies Record<string, Purpose>;

export type TemplatePurpose = keyof typeof purposes;
export type StagePurpose = Exclude<TemplatePurpose, "free">;
export const templatePurposes = Object.keys(purposes) as TemplatePurpose[];

export const SUBJECT_MAX = 150;
export const BODY_MAX = 5000;

export interface MailText {
  subject: string;
  /** Plain text; blank lines separate paragraphs. */
  body: string;
}
