/** Replies to the admin about certificates. */
import type { Terms } from "./issue.ts";

interface Candidate {
  id: string;
  reference: string;
  name: string;
}

/** A certificate that one of the chosen submissions has or had. */
export interface ShownCertificate {
  id: string;
  /** In groups. */
  number: string;
  name: string;
  title: string;
  /** In words. */
  issuedAt: string;
  revokedAt: string | null;
}

export interface CandidatesReply {
  /** Can get a certificate, and have none. */
  candidates: Candidate[];
  already: number;
  /** Of the chosen ones: the person wasn't there, or has no confirmed place. */
  impossible: number;
  /** Chosen, but more than one command takes. */
  left: number;
  /** What the form begins with. */
  suggested: Terms;
  /** Where a single submission was chosen, the latest first. */
  certificates: ShownCertificate[];
}

export interface CertificateState {
  number: string;
  /** Page of the site. */
  url: string;
  /** Path in the admin of what it was issued for, where its mails are listed. */
  source: string;
  isRevoked: boolean;
  maySend: boolean;
  mayRevoke: boolean;
}
