/** What applicants read about stages. No runtime imports here, since pages load this module. */
import type { ApplicationForm, StageName } from "./stages.ts";

interface StageText {
  /** On a badge and in the timeline. */
  title: string;
  text: string;
}

/** None of the words for an open application sounds like an acceptance. */
export const stageTexts: Readonly<Record<StageName, StageText>> = {
  received: {
    title: "Received",
    text: "We have your application. No decision has been made yet.",
  },
  screening: {
    title: "In review",
    text: "Our team is reading your application. No decision has been made yet.",
  },
  interview: {
    title: "Interview",
    text: "We would like to talk to you before we decide, and will contact you about a time.",
  },
  shortlisted: {
    title: "On the shortlist",
    text: "You are on our shortlist. We don’t have a place for you yet, and will write to you when we know more.",
  },
  selected: {
    title: "Place offered",
    text: "We would like to offer you a place. Please accept it, or withdraw your application.",
  },
  confirmed: {
    title: "Accepted",
    text: "You have accepted your place. We look forward to working with you, and will write to you about the start.",
  },
  declined: {
    title: "Not this time",
    text: "We are sorry that we can’t offer you a place this time. Thank you for your interest; you are welcome to apply again.",
  },
  lapsed: {
    title: "Offer ended",
    text: "We didn’t hear from you in time, so our offer has ended. If you are still interested, please contact us.",
  },
  withdrawn: {
    title: "Withdrawn",
    text: "You have withdrawn your application. Thank you for your interest; you are welcome to apply again.",
  },
};

/** Names of what was sent, for the middle of a sentence. */
export const applicationNouns: Readonly<Record<ApplicationForm, string>> = {
  internship: "internship application",
  volunteer: "volunteer registration",
  "club-registration": "club registration",
};

/** What happens next, if the upstream doesn't say; also the texts that the CMS starts with. */
export const shippedNextSteps = {
  internship: {
    text: "A mentor reads your application and your resume. If we would like to talk to you, we’ll message you on WhatsApp about an interview. You’ll hear from us either way.",
    days: 14,
  },
  volunteer: {
    text: "Our volunteer team reads what you sent and finds out where your help is needed. You’ll hear from us either way.",
    days: 10,
  },
  "club-registration": {
    text: "The club’s mentor reads your registration and checks whether there is a place. You’ll hear from us either way.",
    days: 10,
  },
} as const satisfies Record<ApplicationForm, { text: string; days: number }>;
