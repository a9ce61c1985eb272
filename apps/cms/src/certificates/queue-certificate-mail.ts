import type { PayloadRequest } from "payload";
import type { CertificateMailKind } from "../mail/mail-kinds.ts";
import { wakeMailRunner } from "../mail/wake-mail-runner.ts";

/** Queues mail about a certificate in the transaction of the request. */
export async function queueCertificateMail(
  req: PayloadRequest,
  certificate: string,
  kind: CertificateMailKind,
): Promise<void> {
  const input = { certificate, kind };
  await req.payload.jobs.queue({ task: "send-certificate-mail", input, req });
  wakeMailRunner(req);
}
