/** The mail that tells participants how an event has changed. */
import { formatEventRange } from "@kdl/schemas/content/event-range";
import { formatEventTime } from "@kdl/schemas/content/event-time";
import { changedFacts, type EventFacts } from "../fields/event-facts.ts";
import type { Event } from "../payload-types.ts";
import { type Confirmation, type ConfirmationContext, footerOf } from "./confirmation.ts";
import { greetingFor } from "./greeting.ts";
import type { MailedSubmission } from "./read-submission.ts";
import { eventFacts } from "./registration-letters.ts";
import { paragraphsOf } from "./templates/paragraphs.ts";

interface Change {
  before: EventFacts;
  after: EventFacts;
  /** Whether this person was last told the `before` facts, and not some other version. */
  knewBefore: boolean;
  /** Added by staff; plain text, shown as it is. */
  sentence: string;
}

interface LetterContext extends ConfirmationContext {
  /** The private link. */
  url: string;
  /** `null` for a hidden event. */
  eventPage: string | null;
}

type Participant = Pick<
  MailedSubmission,
  "reference" | "sender" | "place" | "offerEndsAt" | "attending" | "eventName"
> & { event: Event };

/** @returns `null` if the person already knows the event's current facts */
export function changeLetter(
  change: Change,
  participant: Participant,
  context: LetterContext,
): Confirmation | null {
  const { before, after, knewBefore, sentence } = change;
  const changed = changedFacts(before, after);
  if (knewBefore && changed.length === 0) return null;
  const { reference, event, sender } = participant;
  const earlier = knewBefore ? earlierText(before, changed, context.timeZone) : "";
  return {
    subject: `${changeSubject(before, after)}: ${event.name} (${reference})`,
    letter: {
      greeting: greetingFor(sender.name),
      paragraphs: [
        newsOf(before, after),
        ...paragraphsOf(sentence),
        ...(after.status === "cancelled" ? [] : [placeText(participant, context)]),
        ...(participant.place === "seated" ? [calendarText(after)] : []),
      ],
      facts: [
        { label: "Reference", value: reference },
        ...eventFacts(participant, context),
        ...(earlier ? [{ label: "Before", value: earlier }] : []),
      ],
      links: [
        { label: "Your private link: see your registration, or cancel it", url: context.url },
        ...(context.eventPage ? [{ label: "The event's page", url: context.eventPage }] : []),
      ],
      footer: footerOf(context),
    },
  };
}

const isMoved = (before: EventFacts, after: EventFacts) =>
  before.startsAt !== after.startsAt || before.endsAt !== after.endsAt;
const isElsewhere = (before: EventFacts, after: EventFacts) =>
  before.location !== after.location || before.type !== after.type;

/** Says in a few words what has changed; the event's name follows it. */
export function changeSubject(before: EventFacts, after: EventFacts): string {
  if (after.status === "cancelled") return "Cancelled";
  if (after.status === "postponed" && before.status !== "postponed") return "Postponed";
  if (before.status === "cancelled") return "Takes place after all";
  if (isMoved(before, after)) {
    return isElsewhere(before, after) ? "New time and place" : "New time";
  }
  if (isElsewhere(before, after)) return "New place";
  return before.status === "postponed" ? "Takes place" : "Changed";
}

const how: Readonly<Record<string, string>> = {
  Online: "It takes place online.",
  Offline: "You come to the place below.",
  Hybrid: "You can come to the place below, or join online.",
};

function newsOf(before: EventFacts, after: EventFacts): string {
  if (after.status === "cancelled") return "We are sorry: this event has been cancelled.";
  const parts = [statusNews(before, after)];
  if (isMoved(before, after)) parts.push("It has a new time, which you find below.");
  if (before.location !== after.location) {
    parts.push(
      after.location ? "It has a new place, which you find below." : "Its place isn't certain yet.",
    );
  }
  if (before.type !== after.type) parts.push(how[after.type] ?? "");
  return parts.filter(Boolean).join(" ");
}

function statusNews(before: EventFacts, after: EventFacts): string {
  if (after.status === "postponed") {
    return before.status === "postponed"
      ? "This event is still postponed, and has changed."
      : "This event has been postponed: it doesn't take place at the time that we told you. Your registration stays valid. We'll write to you as soon as its new time is certain.";
  }
  if (before.status === "cancelled") return "This event takes place after all.";
  if (before.status === "postponed") return "This event takes place: its time is certain now.";
  return "This event has changed.";
}

function placeText({ place, offerEndsAt }: Participant, { timeZone }: LetterContext): string {
  if (place === "waiting") return "You are still on the waitlist: you don't have a seat yet.";
  if (place === "offered") {
    const by = offerEndsAt ? ` by ${formatEventTime(offerEndsAt, timeZone)}` : "";
    return `A seat is offered to you: accept it by your private link${by}.`;
  }
  return "Your seat stays yours. If you can't come, please cancel by your private link, so that somebody else gets it.";
}

const calendarText = ({ status }: EventFacts): string =>
  status === "cancelled"
    ? "This message removes the event from your calendar."
    : "The invitation that comes with this message updates your calendar.";

/** The facts that no longer apply. */
function earlierText(before: EventFacts, changed: (keyof EventFacts)[], timeZone: string): string {
  const { startsAt, endsAt, location } = before;
  const hasMoved = changed.includes("startsAt") || changed.includes("endsAt");
  const hadTimes = startsAt !== "" && endsAt !== "";
  const lines = [
    ...(hasMoved && hadTimes
      ? [`When: ${formatEventRange(new Date(startsAt), new Date(endsAt), timeZone)}`]
      : []),
    ...(changed.includes("location") && location ? [`Where: ${location}`] : []),
  ];
  return lines.join("\n");
}
