import { formatEventTime } from "@kdl/schemas/content/event-time";
import type { Event } from "../payload-types.ts";
import { type Confirmation, type ConfirmationContext, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import { plainName } from "./plain-name.ts";
import type { MailedSubmission } from "./read-submission.ts";
import { filledParagraphs, isLinkIn } from "./templates/letter.ts";
import { fillIn, placeholdersIn } from "./templates/placeholders.ts";
import type { MailText } from "./templates/purposes.ts";

interface LetterContext extends ConfirmationContext {
  /** The private link. */
  url: string;
}

type Participant = Pick<MailedSubmission, "reference" | "sender"> & { event: Event };

/** Instead of a name that could be a message: strangers enter other people's addresses. */
const NAMELESS = "participant";

/** A message that staff wrote to a participant, from a text with placeholders. */
export function eventMessageLetter(
  { subject, body }: MailText,
  { reference, sender, event }: Participant,
  context: LetterContext,
): Confirmation {
  const name = plainName(sender.name);
  const values = {
    firstName: name?.split(" ")[0] ?? NAMELESS,
    name: name ?? NAMELESS,
    reference,
    link: context.url,
    organisation: context.siteName,
    event: event.name,
    eventTime: formatEventTime(new Date(event.startsAt), context.timeZone),
    eventPlace: event.location ?? "",
  };
  const filled = fillIn(subject, values);
  const link = {
    label: "Your private link: see your registration, or cancel it",
    url: context.url,
  };
  return {
    // Replies are found by it.
    subject: placeholdersIn(subject).includes("reference") ? filled : `${filled} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: filledParagraphs(body, values),
      facts: [
        { label: "Reference", value: reference },
        { label: "Event", value: event.name },
      ],
      ...(isLinkIn(body) && { link }),
      footer: footerOf(context),
    },
  };
}
