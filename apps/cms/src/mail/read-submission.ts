import { isApplicationForm, type StageName } from "@kdl/schemas/applications/stages";
import type { FormName } from "@kdl/schemas/forms/form";
import { effectiveEnd, type Place } from "@kdl/schemas/registrations/places";
import type { Payload } from "payload";
import type { Event, EventRegistration } from "../payload-types.ts";
import { placeOf } from "../forms/place-of.ts";
import { ticketCode } from "../tickets/ticket-code.ts";
import { formOfSlug, type SubmissionSlug } from "../forms/form-slugs.ts";
import { type ShownAnswer, shownAnswers } from "../forms/shown-answers.ts";

/** A submission as mails show it. */
export interface MailedSubmission {
  id: string;
  slug: SubmissionSlug;
  form: FormName;
  reference: string;
  receivedAt: Date;
  /** As the sender entered them: not to be trusted. */
  sender: { name: string; email: string };
  answers: ShownAnswer[];
  resumeName: string | null;
  /** The event of a registration; `null` for other forms, and if it has been deleted. */
  event: Event | null;
  eventName: string;
  attending: boolean;
  /** Whether the sender cancelled it. */
  isCancelled: boolean;
  /** `null` for other forms, and for people who don't come to the event. */
  place: Place | null;
  /** The code of the ticket; `null` for people without a seat. */
  ticket: string | null;
  /** Whether an earlier ticket was made invalid. */
  hasNewTicket: boolean;
  /** Whether the person came. */
  attended: boolean;
  /** Whether the person ever had a seat. */
  wasSeated: boolean;
  /** Until when an offered seat can be accepted. */
  offerEndsAt: Date | null;
  /** `null` for forms without stages. */
  stage: StageName | null;
  /** Until when an offer can be accepted. */
  answerBy: Date | null;
}

/** @returns `null` if there is none, and for quarantined submissions */
export async function readSubmission(
  payload: Payload,
  slug: SubmissionSlug,
  id: string,
): Promise<MailedSubmission | null> {
  const form = formOfSlug(slug);
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 1,
    disableErrors: true,
    // The version of the ticket.
    showHiddenFields: true,
  });
  if (!form || !found || found.quarantined) return null;
  // Each of the five collections has some of these fields.
  const doc = found as unknown as Record<string, unknown> & typeof found;
  const event = doc["event"];
  return {
    id,
    slug,
    form,
    reference: doc.reference,
    receivedAt: new Date(doc.receivedAt),
    sender: { name: senderName(doc), email: textOf(doc["email"]) },
    // Unanswered questions are left out.
    answers: shownAnswers(form, doc).filter(({ value }) => value !== ""),
    resumeName: textOf((doc["resume"] as { fileName?: unknown } | undefined)?.fileName) || null,
    event: typeof event === "object" && event !== null ? (event as Event) : null,
    eventName: textOf(doc["eventName"]),
    attending: textOf(doc["attending"]) !== "0",
    isCancelled: Boolean(doc["cancelledAt"]),
    ...placeIn(form, doc),
    stage: isApplicationForm(form) ? (doc["stage"] as StageName) : null,
    answerBy: doc["answerBy"] ? new Date(textOf(doc["answerBy"])) : null,
  };
}

function placeIn(form: FormName, doc: object) {
  if (form !== "event-registration") {
    return {
      place: null,
      ticket: null,
      hasNewTicket: false,
      attended: false,
      wasSeated: false,
      offerEndsAt: null,
    };
  }
  const registration = doc as EventRegistration;
  const { attendance, event, offerEndsAt, seatedAt, ticketVersion } = registration;
  const startsAt = typeof event === "object" ? event?.startsAt : null;
  const place = placeOf(registration);
  return {
    place,
    ticket: place === "seated" ? ticketCode(registration) : null,
    hasNewTicket: (ticketVersion ?? 1) > 1,
    attended: attendance === "attended",
    wasSeated: Boolean(seatedAt),
    offerEndsAt: offerEndsAt && startsAt ? effectiveEnd(offerEndsAt, startsAt) : null,
  };
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function senderName(doc: Record<string, unknown>): string {
  const parts = [doc["name"], doc["firstName"], doc["lastName"]].map(textOf);
  return parts.filter(Boolean).join(" ");
}
