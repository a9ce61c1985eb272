import {
  type ApplicationForm,
  type Decision,
  isApplicationForm,
} from "@kdl/schemas/applications/stages";
import { printedTicketCode } from "@kdl/schemas/door/ticket-code";
import type { Payload, SendEmailOptions } from "payload";
import { cmsOrigin, env, siteOrigin } from "../env.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { keepLink } from "./application-link.ts";
import type { Mailbox } from "./clean-message.ts";
import { type ConfirmationContext, confirmationOf, eventUrl, statusLink } from "./confirmation.ts";
import { invitationTo } from "./invitation.ts";
import { layOut, type Letter } from "./layout.ts";
import {
  isAboutOffer,
  isDecisionMail,
  isForStaff,
  kindsFor,
  type MailKind,
  type OfferMailKind,
  type RegistrationMailKind,
} from "./mail-kinds.ts";
import { describeNextStep, nextStepOf } from "./next-steps.ts";
import { noticeOf } from "./notice.ts";
import { messageIdOf, organisation, staffAddress } from "./organisation.ts";
import { readSubmission, type MailedSubmission } from "./read-submission.ts";
import { mailedTicket, registrationLetter } from "./registration-letters.ts";
import { ticketPicture } from "../tickets/ticket-picture.ts";
import { thanksLetter } from "./thanks-letter.ts";
import { letterFrom } from "./templates/letter.ts";
import { linkFor } from "./templates/link.ts";
import { templateOf } from "./templates/template-of.ts";

interface Wanted {
  collection: SubmissionSlug;
  id: string;
  kind: MailKind;
  /** Id of the job, for the Message-ID: if the mail is sent twice by accident, mail programs show it once. */
  job: string;
}

/**
 * Composes a submission's mail from the current data, such as an event's new time.
 *
 * @returns `null` if there is nothing to send: the submission was deleted, quarantined or cancelled
 * @throws {UnusableMessageError} if there is no recipient
 */
export async function composeMail(
  payload: Payload,
  { collection, id, kind, job }: Wanted,
): Promise<SendEmailOptions | null> {
  const submission = await readSubmission(payload, collection, id);
  if (!submission || !kindsFor(submission).includes(kind)) return null;
  // An offer may have ended while its reminder was queued.
  if (kind === "offer-reminder" && !isOpen(submission.answerBy, new Date())) return null;
  if (kind === "event-reminder" && !isAhead(submission.event, new Date())) return null;
  if (kind === "seat-offered" && !isOpen(submission.offerEndsAt, new Date())) return null;
  if (kind === "ticket-reissued" && !submission.hasNewTicket) return null;
  const from = await organisation(payload);
  return { ...(await mailFor(payload, submission, kind, from)), from, messageId: messageIdOf(job) };
}

function mailFor(
  payload: Payload,
  submission: MailedSubmission,
  kind: MailKind,
  from: Mailbox,
): Promise<SendEmailOptions> | SendEmailOptions {
  const { form } = submission;
  if (isForStaff(kind)) return toStaff(payload, submission);
  if (isDecisionMail(kind) || isAboutOffer(kind))
    return toApplicant(payload, submission, kind, from);
  if (isApplicationForm(form)) return confirmApplication(payload, submission, form, from);
  if (form !== "event-registration") return toSender(submission, from);
  return toParticipant(payload, submission, kind as RegistrationMailKind, from);
}

/** The confirmation of an application, in the words of its form's template. */
async function confirmApplication(
  payload: Payload,
  submission: MailedSubmission,
  form: ApplicationForm,
  { name }: Mailbox,
): Promise<SendEmailOptions> {
  const { id, reference, sender, receivedAt } = submission;
  const context = contextOf(name);
  const nextStep = describeNextStep(await nextStepOf(payload, form, receivedAt), context.timeZone);
  const { subject, letter } = letterFrom(
    await templateOf(payload, `confirmation-${form}`),
    { ...submission, form },
    statusLink(await keepLink(payload, { form, id, reference })),
    context,
    { values: { nextStep } },
  );
  return { to: sender.email, subject, ...layOut(letter) };
}

async function toApplicant(
  payload: Payload,
  submission: MailedSubmission,
  kind: Decision | OfferMailKind,
  { name }: Mailbox,
): Promise<SendEmailOptions> {
  const { id, reference } = submission;
  const form = submission.form as ApplicationForm;
  const url = await keepLink(payload, { form, id, reference });
  const { subject, letter } = letterFrom(
    await templateOf(payload, kind),
    { ...submission, form },
    linkFor(kind, url),
    contextOf(name),
  );
  // People should get the answer to their application even if no staff address is set.
  const replyTo = await staffAddress(payload).catch(() => null);
  return { to: submission.sender.email, subject, ...layOut(letter), ...(replyTo && { replyTo }) };
}

/** Whether an offer can still be accepted. */
const isOpen = (end: Date | null, now: Date): boolean => end !== null && end > now;

/** Whether an event takes place as planned, and hasn't begun. */
const isAhead = (event: MailedSubmission["event"], now: Date): boolean =>
  event?.status === "scheduled" && new Date(event.startsAt) > now;

/** @param siteName the organisation's name */
export const contextOf = (siteName: string): ConfirmationContext => ({
  siteName,
  siteOrigin,
  timeZone: env.SITE_TIME_ZONE,
});

async function toStaff(payload: Payload, submission: MailedSubmission): Promise<SendEmailOptions> {
  const { subject, letter } = noticeOf(submission, cmsOrigin);
  const { name, email } = submission.sender;
  return {
    to: await staffAddress(payload),
    replyTo: { name, address: email },
    subject,
    ...layOut(letter),
  };
}

/** The confirmation of a message. */
function toSender(submission: MailedSubmission, { name }: Mailbox): SendEmailOptions {
  const { subject, letter } = confirmationOf(submission, contextOf(name));
  return { to: submission.sender.email, subject, ...layOut(letter) };
}

async function toParticipant(
  payload: Payload,
  submission: MailedSubmission,
  kind: RegistrationMailKind,
  organizer: Mailbox,
): Promise<SendEmailOptions> {
  const { id, form, reference, event, sender, attending, isCancelled, wasSeated } = submission;
  const url = attending ? await keepLink(payload, { form, id, reference }) : null;
  const context = { ...contextOf(organizer.name), url };
  if (kind === "event-thanks") {
    const thanks = thanksLetter(submission, context);
    return { to: sender.email, subject: thanks.subject, ...layOut(thanks.letter) };
  }
  const { subject, letter } = registrationLetter(kind, submission, context);
  const isInCalendar = submission.place === "seated" || (isCancelled && wasSeated);
  const invitation =
    event && isInCalendar
      ? invitationTo({
          event,
          registration: { id },
          isTakenBack: isCancelled,
          attendee: { name: sender.name, address: sender.email },
          organizer,
          url: eventUrl(event, context),
          now: new Date(),
        })
      : null;
  return {
    to: sender.email,
    subject,
    ...layOut({ ...letter, ...(await ticketIn(submission)) }),
    ...(invitation && { icalEvent: { ...invitation } }),
  };
}

/** The ticket to scan. Its code is in the facts, for mail programs that show no pictures. */
async function ticketIn(submission: MailedSubmission): Promise<Pick<Letter, "picture">> {
  const ticket = mailedTicket(submission);
  if (ticket === null) return {};
  const alt = `QR code of your ticket ${printedTicketCode(ticket)}`;
  return { picture: { ...(await ticketPicture(ticket)), alt } };
}
