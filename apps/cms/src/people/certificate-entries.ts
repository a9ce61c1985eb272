import { printedNumber } from "@kdl/schemas/certificates/certificate-number";
import type { Payload } from "payload";

/** Of a certificate; `src/certificates` has the rest. */
interface CertificateRow {
  id: string;
  /** Id of what it was issued for. */
  submission: string;
  number: string;
  title: string;
  issuedAt: string;
  revokedAt?: string | null;
}

/** When certificates for these submissions were issued and revoked, each beside the submission's id. */
export async function certificateEntries(payload: Payload, submissions: readonly string[]) {
  if (submissions.length === 0) return [];
  const { docs } = await payload.db.find<CertificateRow>({
    collection: "certificates",
    where: { submission: { in: [...submissions] } },
    pagination: false,
  });
  return docs.flatMap(({ id, submission, number, title, issuedAt, revokedAt }) => {
    const named = `${title}, ${printedNumber(number)}`;
    const entry = { submission, href: `/admin/collections/certificates/${id}` };
    return [
      { ...entry, at: issuedAt, what: `Certificate issued: ${named}` },
      ...(revokedAt ? [{ ...entry, at: revokedAt, what: `Certificate revoked: ${named}` }] : []),
    ];
  });
}
