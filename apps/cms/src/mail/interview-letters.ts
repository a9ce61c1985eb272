/** Mail about interviews. Mentors read no more of an applicant than the first name and the reference. */
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { firstNameOf } from "../interviews/interviewers.ts";
import type { Interview } from "../interviews/interview.ts";
import type { Confirmation, ConfirmationContext } from "./confirmation.ts";
import { type BookedInterview, isBookedOnce } from "./interview-invitation.ts";
import type { Letter } from "./layout.ts";
import { plainName } from "./plain-name.ts";
import type { MailedSubmission } from "./read-submission.ts";
import { letterFrom } from "./templates/letter.ts";
import { linkFor } from "./templates/link.ts";
import type { InterviewPurpose, MailText } from "./templates/purposes.ts";

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

const lengthAndPlace = ({ minutes, place }: Interview): Letter["facts"] => [
  { label: "How long", value: `${minutes} minutes` },
  { label: "Where", value: place },
];

const whenAndWhere = (interview: BookedInterview, context: InterviewLetter): Letter["facts"] => [
  { label: "When", value: timeOf(interview.startsAt, context) },
  ...lengthAndPlace(interview),
];

const factsFor = (interview: Interview, context: InterviewLetter): Letter["facts"] => [
  ...(isBookedOnce(interview)
    ? whenAndWhere(interview, context)
    : [{ label: "Times", value: slotsOf(interview, context) }, ...lengthAndPlace(interview)]),
  { label: "With", value: firstNameOf(interview.mentorName) },
];

const slotsOf = ({ slots }: Interview, context: InterviewLetter) =>
  slots.map((at) => timeOf(at, context)).join("\n");

/** A mail to the applicant, in the words of its template. Times, place and interviewer are always added. */
export function applicantLetter(
  purpose: InterviewPurpose,
  text: MailText,
  interview: Interview,
  context: InterviewLetter,
): Confirmation {
  const { submission, url } = context;
  return letterFrom(
    text,
    { ...submission, form: interview.form, answerBy: null },
    linkFor(purpose, url),
    context,
    {
      values: {
        interviewer: firstNameOf(interview.mentorName),
        ...(isBookedOnce(interview) && { interviewTime: timeOf(interview.startsAt, context) }),
      },
      facts: factsFor(interview, context),
    },
  );
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
    facts: [{ label: "Times", value: slotsOf(interview, context) }],
    label: "Open in the admin",
  });
}
