import type { Payload } from "payload";
import type { StaffSignature } from "../access/staff.ts";
import { inTransaction } from "../database/transactions.ts";
import { queueCertificateMail } from "./queue-certificate-mail.ts";

interface Revocation {
  /** Id of the certificate. */
  id: string;
  /** The person reads it. */
  reason: string;
  by: StaffSignature;
}

/**
 * Revokes a certificate for good, and mails the person. A corrected one can be issued afterwards, with another
 * number.
 *
 * @returns `false` if it is revoked already, or there is none
 */
export const revokeCertificate = (
  payload: Payload,
  { id, reason, by }: Revocation,
): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const revoked = await payload.db.updateOne({
      collection: "certificates",
      where: { and: [{ id: { equals: id } }, { revokedAt: { exists: false } }] },
      data: {
        revokedAt: new Date().toISOString(),
        revokedBy: by.id,
        revokedByName: by.name,
        revokedReason: reason,
        issueKey: null,
      },
      options: { atomic: true },
      req,
    });
    if (!revoked) return false;
    await queueCertificateMail(req, id, "certificate-revoked");
    return true;
  });
