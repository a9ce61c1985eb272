import { randomUUID } from "node:crypto";
import { type ApplicationForm, isApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, SendEmailOptions } from "payload";
import { formSlugs, type SubmissionSlug } from "../../forms/form-slugs.ts";
import { keepLink } from "../../mail/application-link.ts";
import { contextOf } from "../../mail/compose-mail.ts";
import { layOut } from "../../mail/layout.ts";
import { messageIdOf, organisation, staffAddress } from "../../mail/organisation.ts";
import { readSubmission } from "../../mail/read-submission.ts";
import { letterFrom } from "../../mail/templates/letter.ts";
import { hiddenLink, linkFor } from "../../mail/templates/link.ts";
import type { MailText } from "../../mail/templates/purposes.ts";

interface QueuedMessage {
  collection: SubmissionSlug;
  id: string;
  /** Id of the message. */
  message: string;
  job: string;
}

/**
 * A message that staff wrote, as the mail to one of its recipients.
 *
 * @returns `null` if there is nothing to send: the application was deleted or quarantined
 */
export async function composeMessage(
  payload: Payload,
  { collection, id, message, job }: QueuedMessage,
): Promise<SendEmailOptions | null> {
  const text = await payload.db.findOne<MailText & { id: string; replyTo?: string | null }>({
    collection: "outgoing-messages",
    where: { id: { equals: message } },
  });
  const submission = await readSubmission(payload, collection, id);
  if (!text || !submission || !isApplicationForm(submission.form)) return null;
  const { form, reference, sender } = submission;
  const from = await organisation(payload);
  const url = await keepLink(payload, { form, id, reference });
  const applied = { ...submission, form };
  const { subject, letter } = letterFrom(
    text,
    applied,
    linkFor("message", url),
    contextOf(from.name),
  );
  // Sent even if no staff address is configured.
  const replyTo = text.replyTo ?? (await staffAddress(payload).catch(() => null));
  return {
    to: sender.email,
    from,
    subject,
    messageId: messageIdOf(job),
    ...layOut(letter),
    ...(replyTo && { replyTo }),
  };
}

export interface PreviewedMessages {
  /** Sent back to send this preview; the same key sends only once. */
  key: string;
  mails: { id: string; to: string; subject: string; text: string }[];
}

/** The mails that would be sent now, without the private links. Has no side effects. */
export async function previewMessages(
  payload: Payload,
  form: ApplicationForm,
  text: MailText,
  ids: readonly string[],
): Promise<PreviewedMessages> {
  const context = contextOf((await organisation(payload)).name);
  const mails: PreviewedMessages["mails"] = [];
  for (const id of ids) {
    const submission = await readSubmission(payload, formSlugs[form], id);
    if (!submission) continue;
    const { subject, letter } = letterFrom(text, { ...submission, form }, hiddenLink, context);
    mails.push({ id, to: submission.sender.email, subject, text: layOut(letter).text });
  }
  return { key: randomUUID(), mails };
}
