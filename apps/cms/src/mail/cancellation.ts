import { formatEventTime } from "@kdl/schemas/content/event-time";
import { type Confirmation, type ConfirmationContext, eventUrl, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { MailedSubmission } from "./read-submission.ts";

/** The confirmation of a cancellation. */
export function cancellationOf(
  { reference, event, eventName, sender }: MailedSubmission,
  context: ConfirmationContext,
): Confirmation {
  const name = event?.name ?? eventName;
  const starts = event
    ? [{ label: "Starts", value: formatEventTime(new Date(event.startsAt), context.timeZone) }]
    : [];
  return {
    subject: `Your registration is cancelled: ${name} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: [
        "You have cancelled your registration. Your seat has been released, and this message removes the event from your calendar.",
      ],
      facts: [{ label: "Reference", value: reference }, { label: "Event", value: name }, ...starts],
      ...(event && { link: { label: "The event's page", url: eventUrl(event, context) } }),
      footer: footerOf(context),
    },
  };
}
