/** Mail about interviews. Mentors read no more of an applicant than the first name and the reference. */
import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { firstNameOf } from "../interviews/interviewers.ts";
import type { Interview } from "../interviews/interview.ts";
import { type Confirmation, type ConfirmationContext, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { BookedInterview } from "./interview-invitation.ts";
import type { Letter } from "./layout.ts";
import { plainName } from "./plain-name.ts";
import type { MailedSubmission } from "./read-submission.ts";

export interface InterviewLetter extends ConfirmationContext {
  submission: Pick<MailedSubmission, "reference" | "sender">;
  /** The applicant's private page, or the application in the admin. */
  url: string;
}

const timeOf = (at: string, { timeZone }: InterviewLetter) =>
  formatEventTime(new Date(at), timeZone);

/** The applicant's first name, if it looks like one. */
export const applicantName = (name: string): string => plainName(firstNameOf(name)) ?? "";

interface Text {
  subject: string;
  paragraphs: string[];
  facts: Letter["facts"];
  label: string;
}

const toApplicant = (context: InterviewLetter, { label, ...text }: Text): Confirmation => ({
  subject: `${text.subject} (${context.submission.reference})`,
  letter: {
    greeting: greetingFor(context.submission.sender.name),
    paragraphs: text.paragraphs,
    facts: [{ label: "Reference", value: context.submission.reference }, ...text.facts],
    link: { label, url: context.url },
    footer: footerOf(context),
  },
});

const toStaff = (
  context: InterviewLetter,
  greeting: string,
  { label, ...text }: Text,
): Confirmation => ({
  subject: `${text.subject} (${context.submission.reference})`,
  letter: {
    greeting,
    paragraphs: text.paragraphs,
    facts: [
      { label: "Applicant", value: applicantName(context.submission.sender.name) },
      { label: "Reference", value: context.submission.reference },
      ...text.facts,
    ].filter(({ value }) => value !== ""),
    link: { label, url: context.url },
    footer: context.siteName,
  },
});

function whenAndWhere(interview: BookedInterview, context: InterviewLetter): Letter["facts"] {
  return [
    { label: "When", value: timeOf(interview.startsAt, context) },
    { label: "How long", value: `${interview.minutes} minutes` },
    { label: "Where", value: interview.place },
  ];
}

const withWhom = ({ mentorName }: Interview) => ({ label: "With", value: firstNameOf(mentorName) });

const ownPage = "Your private link: see your interview, or choose another time";

export function offeredLetter(interview: Interview, context: InterviewLetter): Confirmation {
  const noun = applicationNouns[interview.form];
  return toApplicant(context, {
    subject: "Please choose a time for your interview",
    paragraphs: [
      `We would like to talk to you about your ${noun}. This isn't a decision yet.`,
      "Please choose one of these times on the page below. If none of them suits you, please tell us there.",
    ],
    facts: [
      { label: "Times", value: interview.slots.map((at) => timeOf(at, context)).join("\n") },
      { label: "How long", value: `${interview.minutes} minutes` },
      { label: "Where", value: interview.place },
      withWhom(interview),
    ],
    label: "Your private link: choose a time",
  });
}

export function bookedLetter(interview: BookedInterview, context: InterviewLetter): Confirmation {
  return toApplicant(context, {
    subject: `Your interview: ${timeOf(interview.startsAt, context)}`,
    paragraphs: [
      "Your interview is booked. The invitation that comes with this message puts it into your calendar.",
    ],
    facts: [...whenAndWhere(interview, context), withWhom(interview)],
    label: ownPage,
  });
}

export function reminderLetter(interview: BookedInterview, context: InterviewLetter): Confirmation {
  return toApplicant(context, {
    subject: `Reminder: your interview is on ${timeOf(interview.startsAt, context)}`,
    paragraphs: ["We look forward to talking to you."],
    facts: [...whenAndWhere(interview, context), withWhom(interview)],
    label: ownPage,
  });
}

export function cancelledLetter(
  interview: BookedInterview,
  context: InterviewLetter,
): Confirmation {
  return toApplicant(context, {
    subject: `Your interview is cancelled: ${timeOf(interview.startsAt, context)}`,
    paragraphs: [
      "Your interview doesn't take place at this time. This message removes it from your calendar.",
    ],
    facts: whenAndWhere(interview, context),
    label: "Your private link: check the status of your application",
  });
}

const mentorTexts = {
  "interview-booked-mentor": {
    subject: "Interview",
    paragraph:
      "An applicant has chosen a time for the interview with you. The invitation that comes with this message puts it into your calendar.",
  },
  "interview-reminder-mentor": {
    subject: "Reminder of your interview",
    paragraph: "This is a reminder of your interview with an applicant.",
  },
  "interview-cancelled-mentor": {
    subject: "Interview cancelled",
    paragraph:
      "This interview doesn't take place. This message removes it from your calendar, and the time is free again.",
  },
} as const;
export type MentorMailKind = keyof typeof mentorTexts;

export function mentorLetter(
  kind: MentorMailKind,
  interview: BookedInterview,
  context: InterviewLetter,
): Confirmation {
  const { subject, paragraph } = mentorTexts[kind];
  return toStaff(context, `Hello ${firstNameOf(interview.mentorName)},`, {
    subject: `${subject}: ${timeOf(interview.startsAt, context)}`,
    paragraphs: [paragraph],
    facts: whenAndWhere(interview, context),
    label: "The application",
  });
}

export function noneSuitsLetter(interview: Interview, context: InterviewLetter): Confirmation {
  return toStaff(context, "Hello,", {
    subject: "No time for an interview suits",
    paragraphs: [
      `An applicant has answered that none of the times with ${interview.mentorName} suits. Please offer others in the admin.`,
    ],
    facts: [{ label: "Times", value: interview.slots.map((at) => timeOf(at, context)).join("\n") }],
    label: "Open in the admin",
  });
}
