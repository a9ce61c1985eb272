import { certificateById } from "../certificates/certificate.ts";
import { queueCertificateMail } from "../certificates/queue-certificate-mail.ts";
import { inTransaction } from "../database/transactions.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { privateJson, staffEndpoint } from "./staff-endpoint.ts";

const conflict = (message: string) => privateJson({ message }, 409);

/**
 * Queues a certificate's mail again; of a revoked one, the mail that says so. The attempt is shown with the
 * other mail of the registration or application.
 */
export const sendCertificateAgain = staffEndpoint({
  path: "/issuing/certificates/:id/mail",
  method: "post",
  permission: ["send-mail", "certificates"],
  find: ({ payload, routeParams }) => certificateById(payload, String(routeParams?.["id"] ?? "")),
  run: async ({ payload }, { id, form, submission, revokedAt }) => {
    const found = await payload.findByID({
      collection: formSlugs[form],
      id: submission,
      depth: 0,
      disableErrors: true,
    });
    if (!found) {
      return conflict("What it was issued for has been deleted, and the address with it.");
    }
    if (found.quarantined) {
      return conflict("What it was issued for is in quarantine. Release it first.");
    }
    const kind = revokedAt ? "certificate-revoked" : "certificate-issued";
    await inTransaction(payload, (inside) => queueCertificateMail(inside, String(id), kind));
    return privateJson({ message: "It is being sent." }, 202);
  },
});
