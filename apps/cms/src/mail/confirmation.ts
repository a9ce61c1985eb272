import type { NextStep } from "@kdl/schemas/applications/application";
import { formatDay, formatEventTime } from "@kdl/schemas/content/event-time";
import type { FormName } from "@kdl/schemas/forms/form";
import type { Event } from "../payload-types.ts";
import { greetingFor } from "./greeting.ts";
import type { Letter } from "./layout.ts";
import type { ShownAnswer } from "../forms/shown-answers.ts";
import type { MailedSubmission } from "./read-submission.ts";

export interface ConfirmationContext {
  siteName: string;
  siteOrigin: string;
  timeZone: string;
}

export interface Confirmation {
  subject: string;
  letter: Letter;
}

const subjects: Record<FormName, string> = {
  contact: "We have your message",
  "event-registration": "You are registered",
  internship: "We have your internship application",
  volunteer: "We have your volunteer registration",
  "club-registration": "We have your club registration",
};

/** None of them sounds like an acceptance. */
const paragraphs: Record<Exclude<FormName, "event-registration">, string> = {
  contact:
    "Thank you for writing to us. Your message has arrived. We will read it and reply by email or phone, usually within three working days.",
  internship:
    "Thank you for applying for an internship. Your application and your resume have arrived. This isn't a decision yet.",
  volunteer:
    "Thank you for offering to help. Your registration has arrived. This isn't a decision yet.",
  "club-registration":
    "Thank you for your interest in our clubs. Your registration has arrived. This isn't a decision yet.",
};

/** The next step and the private link in the confirmation of a new application. */
export interface ApplicationPart {
  next: NextStep;
  /** The private link. */
  url: string;
}

/**
 * The confirmation for the sender. The only input that it repeats is a name that looks like one: anybody
 * can enter another person's address, and must not be able to send them a text.
 */
export function confirmationOf(
  submission: MailedSubmission,
  context: ConfirmationContext,
  application: ApplicationPart | null = null,
): Confirmation {
  const { form, reference, event } = submission;
  const toEvent = form === "event-registration" ? aboutEvent(submission, context) : null;
  return {
    subject: `${toEvent?.subject ?? subjects[form]} (${reference})`,
    letter: {
      greeting: greetingFor(submission.sender.name),
      paragraphs: toEvent?.paragraphs ?? [
        paragraphs[form as keyof typeof paragraphs],
        ...(application ? [nextParagraph(application.next, context)] : []),
      ],
      facts: [{ label: "Reference", value: reference }, ...(toEvent?.facts ?? [])],
      ...(event && { link: { label: "The event's page", url: eventUrl(event, context) } }),
      ...(application && { link: statusLink(application.url) }),
      footer: footerOf(context),
    },
  };
}

/** To the page of an application. */
export const statusLink = (url: string) => ({
  label: "Your private link: check the status of your application, or withdraw it",
  url,
});

function nextParagraph(
  { text, by }: NextStep,
  { timeZone }: Pick<ConfirmationContext, "timeZone">,
): string {
  if (by === null) return text;
  return `${text} You will hear from us by ${formatDay(new Date(by), timeZone)}.`;
}

/** Who sent it, and why. */
export const footerOf = ({ siteName, siteOrigin }: ConfirmationContext): string =>
  `${siteName}\n${siteOrigin}\nYou received this message because your address was entered in a form on our site. If that wasn't you, please ignore it.`;

export function eventUrl(event: Event, { siteOrigin }: Pick<ConfirmationContext, "siteOrigin">) {
  return `${siteOrigin}/events/${encodeURIComponent(event.slug)}`;
}

function aboutEvent(
  { event, eventName, attending }: MailedSubmission,
  { timeZone }: ConfirmationContext,
): { subject: string; paragraphs: string[]; facts: ShownAnswer[] } {
  const name = event?.name ?? eventName;
  const facts: ShownAnswer[] = [{ label: "Event", value: name }];
  if (event) {
    facts.push(
      { label: "Starts", value: formatEventTime(new Date(event.startsAt), timeZone) },
      { label: "Ends", value: formatEventTime(new Date(event.endsAt), timeZone) },
    );
    if (event.location && attending) facts.push({ label: "Where", value: event.location });
  }
  if (event?.status === "cancelled") {
    return {
      subject: `Cancelled: ${name}`,
      paragraphs: ["We are sorry: this event has been cancelled."],
      facts,
    };
  }
  if (!attending) {
    return {
      subject: `Thank you for your answer: ${name}`,
      paragraphs: [
        "Thank you for letting us know that you can't come. No seat has been reserved for you.",
      ],
      facts,
    };
  }
  const isPostponed = event?.status === "postponed";
  return {
    subject: `You are registered: ${name}`,
    paragraphs: [
      "Thank you for registering. We look forward to seeing you.",
      isPostponed
        ? "The event has been postponed: its time may still change."
        : "The invitation that comes with this message puts the event into your calendar.",
    ],
    facts,
  };
}
