import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import { isApplicationForm } from "@kdl/schemas/applications/stages";
import type { Payload, SendEmailOptions } from "payload";
import { formSlugs } from "../forms/form-slugs.ts";
import { keepLink } from "../mail/application-link.ts";
import { contextOf } from "../mail/compose-mail.ts";
import { footerOf } from "../mail/confirmation.ts";
import { greetingFor } from "../mail/greeting.ts";
import { layOut, type Letter } from "../mail/layout.ts";
import type { CertificateMailKind } from "../mail/mail-kinds.ts";
import { messageIdOf, organisation, staffAddress } from "../mail/organisation.ts";
import { type MailedSubmission, readSubmission } from "../mail/read-submission.ts";
import { type StoredCertificate, verifyUrl } from "./certificate.ts";

interface Wanted {
  certificate: StoredCertificate;
  kind: CertificateMailKind;
  /** Of the job, for the Message-ID. */
  job: string;
}

/**
 * Composes a mail to the holder of a certificate.
 *
 * @returns `null` if it isn't so any more, or the submission was deleted or quarantined
 */
export async function composeCertificateMail(
  payload: Payload,
  { certificate, kind, job }: Wanted,
): Promise<SendEmailOptions | null> {
  const isRevoked = Boolean(certificate.revokedAt);
  if (isRevoked !== (kind === "certificate-revoked")) return null;
  const slug = formSlugs[certificate.form];
  const submission = await readSubmission(payload, slug, certificate.submission);
  if (!submission) return null;
  const from = await organisation(payload);
  const context = contextOf(from.name);
  const replyTo = await staffAddress(payload).catch(() => null);
  const text = isRevoked ? revoked(certificate) : issued(certificate);
  return {
    to: submission.sender.email,
    from,
    ...(replyTo && { replyTo }),
    subject: `${text.subject} (${submission.reference})`,
    ...layOut({
      greeting: greetingFor(submission.sender.name),
      paragraphs: text.paragraphs,
      facts: [
        { label: "Certificate", value: certificate.title },
        { label: "Number", value: printedNumber(certificate.number) },
      ],
      links: await linksTo(payload, certificate, submission),
      footer: footerOf(context),
    }),
    messageId: messageIdOf(job),
  };
}

const issued = ({ title }: StoredCertificate) => ({
  subject: `Your certificate: ${title}`,
  paragraphs: [
    "Congratulations! We have issued a certificate for you.",
    "Anyone with its address or number can check on the page below that it is genuine. You can also download it there as a PDF to print, and as a digital badge.",
  ],
});

const revoked = ({ title, revokedReason }: StoredCertificate) => ({
  subject: `Your certificate was revoked: ${title}`,
  paragraphs: [
    "We have revoked a certificate that we had issued for you. Its page now says so.",
    ...(revokedReason ? [`The reason: ${revokedReason}`] : []),
    "If you think that this is a mistake, please reply to this message.",
  ],
});

async function linksTo(
  payload: Payload,
  { number, form, revokedAt }: StoredCertificate,
  { id, reference }: MailedSubmission,
): Promise<NonNullable<Letter["links"]>> {
  return [
    {
      label: revokedAt ? "What the page of the certificate says" : "Your certificate",
      url: verifyUrl(number),
    },
    ...(isApplicationForm(form)
      ? [
          {
            label: "Your private link: your internship",
            url: await keepLink(payload, { form, id, reference }),
          },
        ]
      : []),
  ];
}
