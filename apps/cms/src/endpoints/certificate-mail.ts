import type { Endpoint } from "payload";
import { refuseUnless } from "../access/staff.ts";
import { certificateById } from "../certificates/certificate.ts";
import { queueCertificateMail } from "../certificates/queue-certificate-mail.ts";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { notFound } from "./find-submission.ts";
import { privateJson } from "./staff-endpoint.ts";

const conflict = (message: string) => privateJson({ message }, 409);

/**
 * Queues a certificate's mail again; of a revoked one, the mail that says so. The attempt is shown with the
 * other mail of the registration or application. The server has refused cross-site POSTs before this runs.
 */
export const sendCertificateAgain: Endpoint = {
  path: "/issuing/certificates/:id/mail",
  method: "post",
  handler: async (req) => {
    const refusal = refuseUnless(req, "send-mail", "certificates");
    if (refusal) return refusal;
    const { payload, routeParams } = req;
    const certificate = await certificateById(payload, String(routeParams?.["id"] ?? ""));
    if (!certificate) return notFound();
    const { id, form, submission, revokedAt } = certificate;
    const found = await payload.findByID({
      collection: formSlugs[form],
      id: submission,
      depth: 0,
      disableErrors: true,
    });
    if (!found)
      return conflict("What it was issued for has been deleted, and the address with it.");
    if (found.quarantined) {
      return conflict("What it was issued for is in quarantine. Release it first.");
    }
    const kind = revokedAt ? "certificate-revoked" : "certificate-issued";
    await inTransaction(payload, (inside) => queueCertificateMail(inside, String(id), kind));
    return privateJson({ message: "It is being sent." }, 202);
  },
};
