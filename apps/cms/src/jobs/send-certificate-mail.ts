import type { TaskConfig } from "payload";
import { certificateById } from "../certificates/certificate.ts";
import { composeCertificateMail } from "../certificates/compose-certificate-mail.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { type CertificateMailKind, certificateMailKinds } from "../mail/mail-kinds.ts";
import { FIRST_DELAY_MS, RETRIES } from "./retries.ts";
import { sendRecordedMail } from "./send-recorded-mail.ts";

interface SendCertificateMail {
  input: { certificate: string; kind: CertificateMailKind };
  output: object;
}

/** Sends a mail about a certificate. Attempts are shown with the submission's other mail. */
export const sendCertificateMail: TaskConfig<SendCertificateMail> = {
  slug: "send-certificate-mail",
  label: "Send mail about a certificate",
  retries: { attempts: RETRIES, backoff: { type: "exponential", delay: FIRST_DELAY_MS } },
  inputSchema: [
    { name: "certificate", type: "text", required: true },
    { name: "kind", type: "select", required: true, options: [...certificateMailKinds] },
  ],
  handler: async ({ input: { certificate: id, kind }, job, req: { payload } }) => {
    const certificate = await certificateById(payload, id);
    if (!certificate) return { output: {} };
    await sendRecordedMail({
      payload,
      job,
      kind,
      collection: formSlugs[certificate.form],
      id: certificate.submission,
      compose: () => composeCertificateMail(payload, { certificate, kind, job: `${job.id}` }),
    });
    return { output: {} };
  },
};
