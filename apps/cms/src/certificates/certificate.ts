import { randomBytes } from "node:crypto";
import type { CertificateKind } from "@kdl/schemas/certificates/certificate";
import { certificateNumber } from "@kdl/schemas/certificates/certificate-number";
import type { Payload, PayloadRequest } from "payload";
import { siteOrigin } from "../env.ts";
import type { CertifiedForm } from "./certified-forms.ts";

/** Labels for staff. */
export const certificateKindLabels: Readonly<Record<CertificateKind, string>> = {
  internship: "Internship",
  event: "Event",
};

/** A certificate as it is stored. */
export interface StoredCertificate {
  id: string;
  number: string;
  kind: CertificateKind;
  name: string;
  title: string;
  hours?: number | null;
  /** `YYYY-MM-DD`. */
  startsOn?: string | null;
  endsOn?: string | null;
  organisation: string;
  signatory?: string | null;
  signatoryRole?: string | null;
  /** Digest of the image. */
  signature?: string | null;
  form: CertifiedForm;
  /** The submission's id. */
  submission: string;
  /** Unique; `null` once it is revoked, so that a corrected one can be issued. */
  issueKey?: string | null;
  issuedAt: string;
  issuedBy: string;
  issuedByName: string;
  revokedAt?: string | null;
  revokedBy?: string | null;
  revokedByName?: string | null;
  revokedReason?: string | null;
}

const collection = "certificates";
const BYTES = 10;

export const newNumber = (): string => certificateNumber(randomBytes(BYTES));

/** The address that the QR code leads to. */
export const verifyUrl = (number: string): string => `${siteOrigin}/verify/${number}`;

export const certificateByNumber = (
  payload: Payload,
  number: string,
): Promise<StoredCertificate | null> =>
  payload.db.findOne<StoredCertificate>({ collection, where: { number: { equals: number } } });

export const certificateById = (
  payload: Payload,
  id: string,
  req?: PayloadRequest,
): Promise<StoredCertificate | null> =>
  payload.db.findOne<StoredCertificate>({
    collection,
    where: { id: { equals: id } },
    ...(req && { req }),
  });

/** The valid certificates of these submissions. */
export async function certificatesOf(
  payload: Payload,
  form: CertifiedForm,
  submissions: readonly string[],
): Promise<StoredCertificate[]> {
  if (submissions.length === 0) return [];
  const { docs } = await payload.db.find<StoredCertificate>({
    collection,
    where: {
      and: [
        { form: { equals: form } },
        { submission: { in: [...submissions] } },
        { revokedAt: { exists: false } },
      ],
    },
    pagination: false,
  });
  return docs;
}
