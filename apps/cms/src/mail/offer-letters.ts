/** Mail about an offer that its applicant hasn't answered. */
import { applicationNouns } from "@kdl/schemas/applications/stage-texts";
import { type ApplicationForm, isApplicationForm } from "@kdl/schemas/applications/stages";
import { formatDay, formatEventTime } from "@kdl/schemas/content/event-time";
import {
  type Confirmation,
  type ConfirmationContext,
  footerOf,
  statusLink,
} from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { OfferMailKind } from "./mail-kinds.ts";
import type { MailedSubmission } from "./read-submission.ts";

/** Whether an offer can still be accepted. */
export const isOpen = ({ answerBy }: Pick<MailedSubmission, "answerBy">, now: Date): boolean =>
  answerBy !== null && answerBy > now;

export function offerLetter(
  kind: OfferMailKind,
  submission: MailedSubmission,
  url: string,
  context: ConfirmationContext,
): Confirmation {
  const { form, reference, answerBy, sender } = submission;
  const noun = isApplicationForm(form) ? applicationNouns[form satisfies ApplicationForm] : form;
  const text =
    kind === "offer-reminder" && answerBy
      ? reminder(noun, answerBy, context)
      : {
          subject: "Our offer has ended",
          paragraph: `We offered you a place after your ${noun}, and didn't hear from you in time, so the offer has ended. If you are still interested, please write to us.`,
        };
  return {
    subject: `${text.subject} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: [text.paragraph],
      facts: [{ label: "Reference", value: reference }],
      link: kind === "offer-reminder" ? { label: "Accept or withdraw", url } : statusLink(url),
      footer: footerOf(context),
    },
  };
}

function reminder(noun: string, answerBy: Date, { timeZone, siteName }: ConfirmationContext) {
  return {
    subject: `Please answer by ${formatDay(answerBy, timeZone)}: ${siteName} offers you a place`,
    paragraph: `We offered you a place after your ${noun}, and haven't heard from you yet. Please accept it or withdraw by ${formatEventTime(answerBy, timeZone)}: after that, the place goes to someone else.`,
  };
}
