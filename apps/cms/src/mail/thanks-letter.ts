/** The mail to people who came to an event, in its organisers' words if they wrote some. */
import { type Confirmation, eventUrl, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { MailedSubmission } from "./read-submission.ts";
import type { RegistrationContext } from "./registration-letters.ts";
import { paragraphsOf } from "./templates/paragraphs.ts";

const SHIPPED = "Thank you for coming. We hope you enjoyed it.";

type Thanked = Pick<MailedSubmission, "reference" | "event" | "eventName" | "sender">;

export function thanksLetter(
  { reference, event, eventName, sender }: Thanked,
  context: RegistrationContext,
): Confirmation {
  const name = event?.name ?? eventName;
  const written = paragraphsOf(event?.thanksText ?? "");
  const feedback = event?.feedbackLink;
  return {
    subject: `Thank you for coming: ${name} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: written.length > 0 ? written : [SHIPPED],
      facts: [
        { label: "Event", value: name },
        { label: "Reference", value: reference },
      ],
      links: [
        ...(feedback ? [{ label: "Tell us what you think of the event", url: feedback }] : []),
        ...(context.url
          ? [{ label: "Your private link: see your registration", url: context.url }]
          : []),
        ...(event ? [{ label: "The event's page", url: eventUrl(event, context) }] : []),
      ],
      footer: footerOf(context),
    },
  };
}
