/** Responses to the admin about certificates. */
import type { Terms } from "./issue.ts";

interface Candidate {
  id: string;
  reference: string;
  name: string;
}

/** A certificate that one of the chosen submissions has or had. */
export interface ShownCertificate {
  id: string;
  /** Grouped for reading. */
  number: string;
  name: string;
  title: string;
  /** Formatted text. */
  issuedAt: string;
  revokedAt: string | null;
}

export interface CandidatesReply {
  /** Submissions that can get a certificate and have none. */
  candidates: Candidate[];
  already: number;
  /** Selected submissions whose person wasn't there, or has no confirmed place. */
  impossible: number;
  /** Submissions beyond what one command accepts. */
  left: number;
  /** Initial values of the form. */
  suggested: Terms;
  /** If a single submission was selected: its certificates, the latest first. */
  certificates: ShownCertificate[];
}

export interface CertificateState {
  number: string;
  /** URL of its page on the site. */
  url: string;
  /** Path in the admin of the submission that it was issued for, where its mails are listed. */
  source: string;
  isRevoked: boolean;
  maySend: boolean;
  mayRevoke: boolean;
}
