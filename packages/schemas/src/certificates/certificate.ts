/**
 * A certificate as everybody sees it who knows its number. Source: docs/upstream-contract.md, "Certificates".
 * No import that runs here: pages use these directly.
 */

/** The extension of upstreams that issue certificates. */
export const CERTIFICATES_EXTENSION = "certificates";

/** What all calls about certificates begin with. */
export const CERTIFICATES_PATH = "/api/certificates";

/** Paths under the upstream's address. Numbers travel as they are stored. */
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
  /** `null` where none were stated. */
  hours: number | null;
  /** `YYYY-MM-DD`; `null` where none was stated. */
  startsOn: string | null;
  endsOn: string | null;
  /** ISO 8601. */
  issuedAt: string;
  /** ISO 8601; `null` while it is valid. */
  revokedAt: string | null;
}

/** What participants see of theirs where they look at what they sent. */
export type OwnCertificate = Pick<Certificate, "number" | "title" | "issuedAt">;
