/** Certificates that the fake has issued. */
import { randomBytes } from "node:crypto";
import type { CertificateKind } from "@kdl/schemas/certificates/certificate";
import { certificateNumber } from "@kdl/schemas/certificates/certificate-number";
import type { MockState } from "../state.ts";
import type { Submission } from "../submissions/submission-store.ts";

/** What staff enter. */
export interface IssuedCertificate {
  title: string;
  hours?: number | null;
  /** `YYYY-MM-DD`. */
  startsOn?: string | null;
  endsOn?: string | null;
}

export interface FakeCertificate extends IssuedCertificate {
  number: string;
  kind: CertificateKind;
  name: string;
  /** Of the submission. */
  reference: string;
  /** ISO 8601. */
  issuedAt: string;
  revokedAt: string | null;
}

const NUMBER_BYTES = 10;

/** Issues a certificate, as staff would. @returns its number, or that of an earlier one */
export function issue(
  { certificates }: MockState,
  { form, reference, values }: Submission,
  terms: IssuedCertificate,
): string {
  const earlier = certificates.find((one) => one.reference === reference && !one.revokedAt);
  if (earlier) return earlier.number;
  const names = [values["name"], values["full_name"], values["first_name"], values["last_name"]];
  const number = certificateNumber(randomBytes(NUMBER_BYTES));
  certificates.push({
    ...terms,
    number,
    kind: form === "internship" ? "internship" : "event",
    name: names.filter(Boolean).join(" "),
    reference: reference ?? "",
    issuedAt: new Date().toISOString(),
    revokedAt: null,
  });
  return number;
}

/** Revokes a certificate, as staff would. */
export function revoke({ certificates }: MockState, number: string): void {
  const found = certificates.find((one) => one.number === number);
  if (!found) throw new Error(`there is no certificate ${number}`);
  found.revokedAt = new Date().toISOString();
}

/** What participants see next to their submission; `null` if there is no valid certificate. */
export function ownCertificateBody(
  { certificates }: Pick<MockState, "certificates">,
  reference: string | null,
) {
  const found = certificates.find((one) => one.reference === reference && !one.revokedAt);
  if (!found) return null;
  const { number, title, issuedAt } = found;
  return { number, title, issued_at: issuedAt };
}
