/**
 * The public view of a certificate, for anyone with its number. Source: docs/upstream-contract.md, "Certificates".
 * No runtime imports here, since pages load this module.
 */

/** The extension of upstreams that issue certificates. */
export const CERTIFICATES_EXTENSION = "certificates";

/** The root of all calls about certificates. */
export const CERTIFICATES_PATH = "/api/certificates";

/** Paths under the upstream's address. Numbers are sent as they are stored. */
export const certificateCall = {
  read: (number: string) => `${CERTIFICATES_PATH}/${number}`,
  pdf: (number: string) => `${CERTIFICATES_PATH}/${number}/pdf`,
  credential: (number: string) => `${CERTIFICATES_PATH}/${number}/credential`,
  /** A public key that credentials are signed with. */
  key: (id: string) => `${CERTIFICATES_PATH}/keys/${id}`,
} as const;

/** Ids of keys: digests in base64url (RFC 7638). */
export const CREDENTIAL_KEY_ID = /^[\w-]{43}$/;

/** Where the site publishes those keys: a credential names the address of its key. */
export const credentialKeyPath = (id: string): string => `/verify/keys/${id}`;

/** Files of a certificate, below its page on the site. */
export const certificateFiles = {
  pdf: "certificate.pdf",
  /** The Open Badge. */
  credential: "credential.jwt",
} as const;

export const certificateStates = ["valid", "revoked"] as const;
export type CertificateState = (typeof certificateStates)[number];

/** What a certificate is about. */
export const certificateKinds = ["internship", "event"] as const;
export type CertificateKind = (typeof certificateKinds)[number];

export interface Certificate {
  number: string;
  state: CertificateState;
  kind: CertificateKind;
  /** Of the person, as it was when the certificate was issued. */
  name: string;
  title: string;
  /** `null` if not given. */
  hours: number | null;
  /** `YYYY-MM-DD`; `null` if not given. */
  startsOn: string | null;
  endsOn: string | null;
  /** ISO 8601. */
  issuedAt: string;
  /** ISO 8601; `null` while it is valid. */
  revokedAt: string | null;
}

/** What participants see of their certificate next to their submission. */
export type OwnCertificate = Pick<Certificate, "number" | "title" | "issuedAt">;
