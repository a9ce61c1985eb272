/** Mail to people who registered for an event. The only input it repeats is a name that looks like one. */
import { formatEventRange } from "@kdl/schemas/content/event-range";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { printedTicketCode } from "@kdl/schemas/door/ticket-code";
import type { ShownAnswer } from "../forms/shown-answers.ts";
import { type Confirmation, type ConfirmationContext, eventUrl, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { RegistrationMailKind } from "./mail-kinds.ts";
import type { MailedSubmission } from "./read-submission.ts";

export interface RegistrationContext extends ConfirmationContext {
  /** The private link; `null` for people who don't come. */
  url: string | null;
}

interface Words {
  /** The event's name follows it. */
  subject: string;
  paragraphs: string[];
  /** Label of the private link. */
  label?: string;
}

const LABEL = "Your private link: see your registration, add it to your calendar, or cancel it";

export function registrationLetter(
  kind: Exclude<RegistrationMailKind, "event-thanks">,
  submission: MailedSubmission,
  context: RegistrationContext,
): Confirmation {
  const { reference, event, eventName, sender } = submission;
  const { subject, paragraphs, label = LABEL } = wordsOf(kind, submission, context);
  return {
    subject: `${subject}: ${event?.name ?? eventName} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs,
      facts: [
        { label: "Reference", value: reference },
        ...ticketFacts(submission),
        ...eventFacts(submission, context),
      ],
      links: [
        ...(context.url ? [{ label, url: context.url }] : []),
        ...(event ? [{ label: "The event's page", url: eventUrl(event, context) }] : []),
      ],
      footer: footerOf(context),
    },
  };
}

function wordsOf(
  kind: Exclude<RegistrationMailKind, "event-thanks">,
  submission: MailedSubmission,
  context: ConfirmationContext,
): Words {
  const { event, place } = submission;
  if (kind === "cancellation") return cancelled("You have", submission);
  if (kind === "cancelled-by-staff") {
    const words = cancelled("We have", submission);
    const paragraphs = [...words.paragraphs, "If you think this is a mistake, please write to us."];
    return { ...words, paragraphs };
  }
  if (event?.status === "cancelled") {
    const paragraphs = ["We are sorry: this event has been cancelled."];
    return { subject: "Cancelled", paragraphs };
  }
  switch (kind) {
    case "confirmation":
      return confirmed(submission);
    case "seat-offered":
      return offered(submission, context);
    case "seat-accepted":
      return {
        subject: "You have a seat",
        paragraphs: [
          "Thank you for accepting the seat. We look forward to seeing you.",
          inCalendar(submission),
        ],
      };
    case "seat-given":
      return {
        subject: "You have a seat",
        paragraphs: [
          "We have given you a seat. We look forward to seeing you.",
          inCalendar(submission),
        ],
      };
    case "seat-lapsed":
      return {
        subject: "The seat isn't offered to you any more",
        paragraphs: [
          "We offered you a seat and didn't hear from you in time, so it goes to the next person on the waitlist. You can register again to join the end of the waitlist.",
        ],
      };
    case "event-reminder":
      return {
        subject: "Reminder",
        paragraphs: [
          "You are registered for this event. If you can't come, please cancel by your private link, so that somebody else gets your seat.",
        ],
      };
    case "ticket-reissued":
      return reissued(submission);
    case "already-registered":
      return {
        subject:
          place === "waiting" ? "You are already on the waitlist" : "You are already registered",
        paragraphs: [
          "Somebody has just entered your address in the form for this event, which counts each address once. Your first registration stands, and nothing has changed.",
        ],
      };
  }
}

function confirmed(submission: MailedSubmission): Words {
  if (!submission.attending) {
    return {
      subject: "Thank you for your answer",
      paragraphs: [
        "Thank you for letting us know that you can't come. No seat has been reserved for you.",
      ],
    };
  }
  if (submission.place !== "seated") {
    return {
      subject: "You are on the waitlist",
      paragraphs: [
        "All seats of this event are taken, so we have put you on the waitlist. You don't have a seat yet.",
        "As soon as a seat is free for you, we'll offer it to you by email. Your private link shows how many people are before you.",
      ],
      label: "Your private link: see your place on the waitlist, or cancel",
    };
  }
  return {
    subject: "You are registered",
    paragraphs: [
      "Thank you for registering. We look forward to seeing you.",
      inCalendar(submission),
    ],
  };
}

const inCalendar = ({ event }: MailedSubmission): string =>
  event?.status === "postponed"
    ? "The event has been postponed: its time may still change."
    : "The invitation that comes with this message puts the event into your calendar.";

function offered({ offerEndsAt }: MailedSubmission, { timeZone }: ConfirmationContext): Words {
  const by = offerEndsAt ? ` by ${formatEventTime(offerEndsAt, timeZone)}` : "";
  return {
    subject: "A seat is free for you",
    paragraphs: [
      `A seat has become free. It is yours if you accept it${by}. After that it goes to the next person on the waitlist.`,
    ],
    label: "Your private link: accept the seat, or cancel",
  };
}

function reissued(submission: MailedSubmission): Words {
  const where = mailedTicket(submission) === null ? "on the page of your private link" : "below";
  return {
    subject: "Your new ticket",
    paragraphs: [
      `We have issued a new ticket for you, which you find ${where}. The earlier one isn't valid any more: please delete it.`,
    ],
  };
}

function cancelled(by: "You have" | "We have", { wasSeated }: MailedSubmission): Words {
  const seat = wasSeated
    ? " Your seat has been released, and this message removes the event from your calendar."
    : "";
  return {
    subject: "Your registration is cancelled",
    paragraphs: [`${by} cancelled your registration.${seat}`],
  };
}

/** The code of the ticket, for events that have a door. */
export function mailedTicket({ ticket, event }: MailedSubmission): string | null {
  const hasDoor = event && event.type !== "Online" && event.status !== "cancelled";
  return hasDoor ? ticket : null;
}

function ticketFacts(submission: MailedSubmission): ShownAnswer[] {
  const ticket = mailedTicket(submission);
  if (ticket === null) return [];
  const value = `${printedTicketCode(ticket)}. Show this at the door, or its QR code, which is also on the page of your private link.`;
  return [{ label: "Ticket", value }];
}

/** What people need to know about the event. */
export function eventFacts(
  { event, eventName, attending }: Pick<MailedSubmission, "event" | "eventName" | "attending">,
  { timeZone }: Pick<ConfirmationContext, "timeZone">,
): ShownAnswer[] {
  const facts = [{ label: "Event", value: event?.name ?? eventName }];
  if (!event) return facts;
  const { startsAt, endsAt } = event;
  const when = formatEventRange(new Date(startsAt), new Date(endsAt), timeZone);
  facts.push({ label: "When", value: when });
  if (event.location && attending) facts.push({ label: "Where", value: event.location });
  if (event.bring && attending) facts.push({ label: "What to bring", value: event.bring });
  return facts;
}
