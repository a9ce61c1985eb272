/** A certificate as the contract shows it. */
import type { StoredCertificate } from "./certificate.ts";

/** What anyone with its number may see. The reason for a revocation is only for its holder and staff. */
export const certificateToWire = (certificate: StoredCertificate) => ({
  number: certificate.number,
  state: certificate.revokedAt ? "revoked" : "valid",
  kind: certificate.kind,
  name: certificate.name,
  title: certificate.title,
  hours: certificate.hours ?? null,
  starts_on: certificate.startsOn ?? null,
  ends_on: certificate.endsOn ?? null,
  issued_at: certificate.issuedAt,
  revoked_at: certificate.revokedAt ?? null,
});

/** What its holder sees of it beside the submission. */
export const ownCertificateToWire = ({ number, title, issuedAt }: StoredCertificate) => ({
  number,
  title,
  issued_at: issuedAt,
});
