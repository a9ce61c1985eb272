import {
  type ApplicationForm,
  type Decision,
  isApplicationForm,
} from "@kdl/schemas/applications/stages";
import type { Payload, SendEmailOptions } from "payload";
import { cmsOrigin, env, siteOrigin } from "../env.ts";
import type { SubmissionSlug } from "../forms/form-slugs.ts";
import { keepLink } from "./application-link.ts";
import type { Mailbox } from "./clean-message.ts";
import { cancellationOf } from "./cancellation.ts";
import {
  type ApplicationPart,
  type ConfirmationContext,
  confirmationOf,
  eventUrl,
} from "./confirmation.ts";
import { invitationTo } from "./invitation.ts";
import { layOut } from "./layout.ts";
import {
  isAboutOffer,
  isDecisionMail,
  isForStaff,
  kindsFor,
  type MailKind,
  type OfferMailKind,
} from "./mail-kinds.ts";
import { nextStepOf } from "./next-steps.ts";
import { noticeOf } from "./notice.ts";
import { messageIdOf, organisation, staffAddress } from "./organisation.ts";
import { readSubmission, type MailedSubmission } from "./read-submission.ts";
import { letterFrom } from "./templates/letter.ts";
import { linkFor } from "./templates/link.ts";
import { templateOf } from "./templates/template-of.ts";

interface Wanted {
  collection: SubmissionSlug;
  id: string;
  kind: MailKind;
  /** Of the job, for the Message-ID: if the mail is sent twice by accident, mail programs show it once. */
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
  if (kind === "offer-reminder" && !isOpen(submission, new Date())) return null;
  const from = await organisation(payload);
  const mail = isForStaff(kind)
    ? await toStaff(payload, submission)
    : isDecisionMail(kind) || isAboutOffer(kind)
      ? await toApplicant(payload, submission, kind, from)
      : toSender(submission, from, await applicationPart(payload, submission));
  return { ...mail, from, messageId: messageIdOf(job) };
}

/** The parts of a confirmation that only applications have; `null` for other forms. */
async function applicationPart(
  payload: Payload,
  { form, id, reference, receivedAt }: MailedSubmission,
): Promise<ApplicationPart | null> {
  if (!isApplicationForm(form)) return null;
  const next = await nextStepOf(payload, form, receivedAt);
  return { next, url: await keepLink(payload, { form, id, reference }) };
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
  // An answer to an offer should reach people even if this hasn't been set.
  const replyTo = await staffAddress(payload).catch(() => null);
  return { to: submission.sender.email, subject, ...layOut(letter), ...(replyTo && { replyTo }) };
}

/** Whether an offer can still be accepted. */
const isOpen = ({ answerBy }: Pick<MailedSubmission, "answerBy">, now: Date): boolean =>
  answerBy !== null && answerBy > now;

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

function toSender(
  submission: MailedSubmission,
  organizer: Mailbox,
  application: ApplicationPart | null,
): SendEmailOptions {
  const { event, sender, attending, id, isCancelled } = submission;
  const context = contextOf(organizer.name);
  const { subject, letter } = isCancelled
    ? cancellationOf(submission, context)
    : confirmationOf(submission, context, application);
  const invitation =
    event && attending
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
    ...layOut(letter),
    ...(invitation && { icalEvent: { ...invitation } }),
  };
}
