import type { Payload, SendEmailOptions } from "payload";
import { cmsOrigin } from "../env.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { type Interview, readInterview } from "../interviews/interview.ts";
import { keepLink } from "./application-link.ts";
import { type Mailbox, UnusableMessageError } from "./clean-message.ts";
import { contextOf } from "./compose-mail.ts";
import type { Confirmation } from "./confirmation.ts";
import { type BookedInterview, interviewInvitation, isBookedOnce } from "./interview-invitation.ts";
import * as letters from "./interview-letters.ts";
import { layOut } from "./layout.ts";
import type { InterviewMailKind } from "./mail-kinds.ts";
import { messageIdOf, organisation, staffAddress } from "./organisation.ts";
import { type MailedSubmission, readSubmission } from "./read-submission.ts";
import type { InterviewPurpose } from "./templates/purposes.ts";
import { templateOf } from "./templates/template-of.ts";

interface Wanted {
  /** Id of the interview. */
  interview: string;
  kind: InterviewMailKind;
  /** Id of the job, for the Message-ID. */
  job: string;
}

interface Written {
  to: string;
  replyTo?: string;
  confirmation: Confirmation;
  invitation?: ReturnType<typeof interviewInvitation>;
}

/** The data that a mail is composed from. */
interface Material {
  payload: Payload;
  interview: Interview;
  submission: MailedSubmission;
  from: Mailbox;
}

/**
 * Composes a mail about an interview from the current data.
 *
 * @returns `null` if there is nothing left to say: the interview has changed since, or the application
 * was deleted or quarantined
 * @throws {UnusableMessageError} if there is no recipient
 */
export async function composeInterviewMail(
  payload: Payload,
  { interview: id, kind, job }: Wanted,
): Promise<SendEmailOptions | null> {
  const interview = await readInterview(payload, id);
  if (!interview || !isTrue(kind, interview, new Date())) return null;
  const slug = formSlugs[interview.form];
  const submission = await readSubmission(payload, slug, interview.application);
  if (!submission) return null;
  const from = await organisation(payload);
  const { confirmation, invitation, ...addresses } = await write(kind, {
    payload,
    interview,
    submission,
    from,
  });
  return {
    ...addresses,
    from,
    subject: confirmation.subject,
    ...layOut(confirmation.letter),
    messageId: messageIdOf(job),
    ...(invitation && { icalEvent: { ...invitation } }),
  };
}

/** Whether a mail's content is still true. */
function isTrue(kind: InterviewMailKind, interview: Interview, now: Date): boolean {
  const { state, startsAt, noneSuits } = interview;
  if (kind === "interview-offered") return state === "offered";
  if (kind === "interview-none-suits") return Boolean(noneSuits);
  if (!startsAt || new Date(startsAt) <= now) return false;
  return state === (kind.startsWith("interview-cancelled") ? "cancelled" : "booked");
}

function write(kind: InterviewMailKind, material: Material): Promise<Written> {
  const { interview } = material;
  switch (kind) {
    case "interview-none-suits":
      return toStaff(material);
    case "interview-offered":
      return toApplicant(material, kind);
    case "interview-booked":
    case "interview-reminder":
    case "interview-cancelled":
      return toApplicant({ ...material, interview: booked(interview) }, kind);
    case "interview-booked-mentor":
    case "interview-reminder-mentor":
    case "interview-cancelled-mentor":
      return toMentor(material, kind);
  }
}

/** Reads of these kinds have checked it. */
function booked(interview: Interview): BookedInterview {
  if (!isBookedOnce(interview)) throw new UnusableMessageError("The interview has no time.");
  return interview;
}

async function toApplicant(
  { payload, interview, submission, from }: Material,
  purpose: InterviewPurpose,
): Promise<Written> {
  const { form, application: id } = interview;
  const { reference, sender } = submission;
  const url = await keepLink(payload, { form, id, reference });
  const replyTo = await staffAddress(payload).catch(() => null);
  const summary = `Interview: ${from.name}`;
  return {
    to: sender.email,
    ...(replyTo && { replyTo }),
    confirmation: letters.applicantLetter(purpose, await templateOf(payload, purpose), interview, {
      ...contextOf(from.name),
      submission,
      url,
    }),
    ...(isBookedOnce(interview) && {
      invitation: interviewInvitation(
        { interview, summary, organizer: from, now: new Date() },
        { name: sender.name, address: sender.email },
      ),
    }),
  };
}

const inAdmin = ({ slug, id }: MailedSubmission) => `${cmsOrigin}/admin/collections/${slug}/${id}`;

async function toMentor(
  { payload, interview, submission, from }: Material,
  kind: letters.MentorMailKind,
): Promise<Written> {
  const account = await payload.findByID({
    collection: "users",
    id: interview.mentor,
    depth: 0,
    disableErrors: true,
  });
  if (!account) throw new UnusableMessageError("The mentor's account has been deleted.");
  const { reference, sender } = submission;
  const name = letters.applicantName(sender.name);
  const summary = `Interview${name ? ` with ${name}` : ""} (${reference})`;
  const context = { ...contextOf(from.name), submission, url: inAdmin(submission) };
  return {
    to: account.email,
    confirmation: letters.mentorLetter(kind, booked(interview), context),
    invitation: interviewInvitation(
      { interview: booked(interview), summary, organizer: from, now: new Date() },
      { name: account.name, address: account.email },
    ),
  };
}

async function toStaff({ payload, interview, submission, from }: Material): Promise<Written> {
  const context = { ...contextOf(from.name), submission, url: inAdmin(submission) };
  return {
    to: await staffAddress(payload),
    confirmation: letters.noneSuitsLetter(interview, context),
  };
}
