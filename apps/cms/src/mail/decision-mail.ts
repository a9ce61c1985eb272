import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import type { ApplicationForm, Decision } from "@kdl/schemas/applications/stages";
import { type Confirmation, type ConfirmationContext, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { Letter } from "./layout.ts";
import type { MailedSubmission } from "./read-submission.ts";

export interface DecisionContext extends ConfirmationContext {
  /** The application's private page. */
  link?: NonNullable<Letter["link"]>;
}

type Applied = Pick<MailedSubmission, "form" | "reference" | "sender" | "answerBy">;

const places: Record<ApplicationForm, { article: "a" | "an"; name: string }> = {
  internship: { article: "an", name: "internship" },
  volunteer: { article: "a", name: "place as a volunteer" },
  "club-registration": { article: "a", name: "place in our club" },
};

/** The mail about a decision. It repeats nothing that the applicant wrote except a name that looks like one. */
export function decisionMail(
  submission: Applied,
  decision: Decision,
  context: DecisionContext,
): Confirmation {
  const { reference, sender } = submission;
  const { subject, paragraphs } = written[decision](submission, context);
  return {
    subject: `${subject} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs,
      facts: [{ label: "Reference", value: reference }],
      ...(context.link && { link: context.link }),
      footer: footerOf(context),
    },
  };
}

type Write = (
  submission: Applied,
  context: DecisionContext,
) => { subject: string; paragraphs: string[] };

const written: Record<Decision, Write> = {
  selected: ({ form, answerBy }, { timeZone, link }) => {
    const place = places[form as ApplicationForm];
    const how = link ? "on the page below" : "by replying to this message";
    if (!answerBy) {
      const please = `Please tell us ${how} whether you accept it.`;
      return { subject: `Please answer: your ${place.name}`, paragraphs: [offer(place), please] };
    }
    const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone });
    const date = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone });
    return {
      subject: `Please answer by ${day.format(answerBy)}: your ${place.name}`,
      paragraphs: [
        offer(place),
        `Please tell us ${how} whether you accept it, by the end of ${date.format(answerBy)}. After that day we may offer it to someone else.`,
      ],
    };
  },
  shortlisted: ({ form }) => ({
    subject: `You are on the shortlist: your ${applicationNouns[form as ApplicationForm]}`,
    paragraphs: [
      `Thank you for your patience. Your ${applicationNouns[form as ApplicationForm]} is on our shortlist. This isn't an offer yet: one may follow when a place becomes free.`,
      "You don't need to do anything now. We will write to you when we have decided.",
    ],
  }),
  declined: ({ form }) => ({
    subject: `Our answer to your ${applicationNouns[form as ApplicationForm]}`,
    paragraphs: [
      "Thank you for your interest, and for the time that you took for it.",
      "We are sorry that we can't offer you a place this time. We can't take everybody who would be good for it, so please don't read this as a judgement of you.",
      "You are welcome to try again, and at our events.",
    ],
  }),
};

const offer = ({ article, name }: (typeof places)[ApplicationForm]) =>
  `Good news: we would like to offer you ${article} ${name}.`;
