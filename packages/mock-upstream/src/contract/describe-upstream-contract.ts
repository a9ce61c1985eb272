/** One suite for every server that claims to speak the contract, so that none of them drifts. */
import type { Resource } from "@kdl/schemas/content/resources";
import { beforeAll, describe } from "vitest";
import { describeApplicationLinks } from "./describe-application-links.ts";
import { describeApplications } from "./describe-applications.ts";
import { type CertificateDesk, describeCertificates } from "./describe-certificates.ts";
import { describeCoreSubmissions } from "./describe-core-submissions.ts";
import { describeDoor, type DoorDesk } from "./describe-door.ts";
import { describeHealth } from "./describe-health.ts";
import { describeImages } from "./describe-images.ts";
import { describeHomeEvidence } from "./describe-home-evidence.ts";
import { describeInterviews, type OfferInterview } from "./describe-interviews.ts";
import { describeMembers } from "./describe-members.ts";
import { describeReads } from "./describe-reads.ts";
import { describeReferences } from "./describe-references.ts";
import { type AddSmallEvent, describeRegistrationLinks } from "./describe-registration-links.ts";
import { describeRegistrations } from "./describe-registrations.ts";
import { describeSignatures } from "./describe-signatures.ts";
import { describeSubmissions } from "./describe-submissions.ts";
import { describeUploads } from "./describe-uploads.ts";
import type { Target } from "./post-sample.ts";
import { readAll, type Replies } from "./read-all.ts";
import type { MailReader } from "./read-mail.ts";
import { signedFetch } from "./signed-fetch.ts";

export type { AddSmallEvent, CertificateDesk, DoorDesk, OfferInterview };

export interface ContractOptions {
  /** IANA zone of dates without an offset; `Asia/Kolkata` by default. */
  timeZone?: string;
  /** The exact number of items in a resource that don't parse, on purpose. */
  badItems?: Partial<Record<Resource, number>>;
  /** Texts of drafts and of unpublished work: no reply may contain one. */
  hidden?: readonly string[];
  /** `false` for a server without the extensions of submissions. */
  extensions?: boolean;
  /**
   * `GATEWAY_SECRET` of a server that supports `signed-requests`: the suite then signs its calls, and
   * checks that others are refused.
   */
  secret?: string;
  /** How to read the mails of a server that keeps member accounts. */
  members?: MailReader;
  /** How to have an interview offered. */
  interviews?: OfferInterview;
  /** How to add an event with one seat and a waitlist to a server that supports `registrations`. */
  smallEvents?: AddSmallEvent;
  /** How to have a certificate issued and revoked. */
  certificates?: CertificateDesk;
  /** How to have phones paired and revoked. */
  door?: DoorDesk;
}

/** What the checks share; filled before the first one runs. */
export interface Subject extends Target {
  secret: string | undefined;
  replies: Replies;
}

/**
 * Registers the contract's tests.
 *
 * @param name what is tested, for the report
 * @param baseUrl called once before the first test; what `UPSTREAM_URL` would be
 */
export function describeUpstreamContract(
  name: string,
  baseUrl: () => string | Promise<string>,
  options: ContractOptions = {},
): void {
  describe(`${name} speaks the upstream contract`, () => {
    const { secret } = options;
    const subject: Subject = { baseUrl: "", secret, send: signedFetch(secret), replies: new Map() };
    beforeAll(async () => {
      subject.baseUrl = await baseUrl();
      subject.replies = await readAll(subject.baseUrl);
    }, 60_000);
    describeReads(subject, options);
    describeReferences(subject);
    describeImages(subject);
    describeHealth(subject);
    if (options.extensions === false) {
      describeCoreSubmissions(subject);
      return;
    }
    describeHomeEvidence(subject);
    describeSubmissions(subject);
    describeUploads(subject);
    describeApplications(subject);
    describeApplicationLinks(subject, options.members);
    describeInterviews(subject, options.interviews);
    describeRegistrations(subject);
    if (options.smallEvents) {
      describeRegistrationLinks(subject, options.smallEvents, options.members);
    }
    describeCertificates(subject, options.members, options.certificates);
    describeDoor(subject, options.smallEvents, options.door);
    if (secret !== undefined) describeSignatures(subject, secret, options.members !== undefined);
    if (options.members) describeMembers(subject, options.members);
  });
}
