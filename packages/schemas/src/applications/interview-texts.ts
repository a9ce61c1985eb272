/** What applicants read about interviews. No runtime imports here, since pages load this module. */
import type { InterviewRefusal, ApplicantInterviewState } from "./interview.ts";

interface InterviewText {
  title: string;
  text: string;
}

/** None of them sounds like an acceptance. */
export const interviewTexts: Readonly<Record<ApplicantInterviewState, InterviewText>> = {
  offered: {
    title: "Choose a time for your interview",
    text: "Please choose one of these times.",
  },
  booked: {
    title: "Your interview",
    text: "Your interview is booked. We have also sent you an invitation by email.",
  },
  held: {
    title: "Your interview",
    text: "Thank you for talking to us. We will write to you when we have decided.",
  },
  "none-suits": {
    title: "Your interview",
    text: "You told us that none of the times suits you. We will write to you with other times.",
  },
};

/** In place of the text of the stage, which announces an interview. */
export const interviewHeadings: Readonly<Record<ApplicantInterviewState, string>> = {
  offered: "We would like to talk to you before we decide.",
  booked: "We look forward to talking to you before we decide.",
  held: "We have talked to you. No decision has been made yet.",
  "none-suits": "We would like to talk to you before we decide.",
};

export const interviewFailure: Readonly<Record<InterviewRefusal, string>> = {
  SLOT_TAKEN:
    "Somebody else has just taken this time. Please choose one of the remaining times below.",
  INTERVIEW_CHANGED:
    "The times for your interview have changed in the meantime. Please look at the current ones below.",
  TOO_MANY_CHANGES:
    "You have changed the time of your interview many times. Please contact us if you need another one.",
};

/** Where all times that were offered are taken, or over. */
export const noSlotsLeft =
  "None of the times that we offered is left. Please tell us, and we’ll offer you others.";
