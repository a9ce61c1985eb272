/** One suite for every server that claims to speak the contract, so that none of them drifts. */
import type { Resource } from "@kdl/schemas/resources";
import { beforeAll, describe } from "vitest";
import { describeApplications } from "./describe-applications.ts";
import { describeCoreSubmissions } from "./describe-core-submissions.ts";
import { describeHealth } from "./describe-health.ts";
import { describeImages } from "./describe-images.ts";
import { describeMembers } from "./describe-members.ts";
import { describeReads } from "./describe-reads.ts";
import { describeReferences } from "./describe-references.ts";
import { describeRegistrations } from "./describe-registrations.ts";
import { describeSubmissions } from "./describe-submissions.ts";
import { describeUploads } from "./describe-uploads.ts";
import type { MailReader } from "./read-mail.ts";
import { readAll, type Replies } from "./read-all.ts";

export interface ContractOptions {
  /** IANA zone of dates without an offset; `Asia/Kolkata` where not given. */
  timeZone?: string;
  /** How many items a resource sends that don't parse, on purpose. Exact. */
  badItems?: Partial<Record<Resource, number>>;
  /** Texts of drafts and of unpublished work: no reply may hold one. */
  hidden?: readonly string[];
  /** `false` for a server that speaks no extension of submissions. */
  extensions?: boolean;
  /** Where the server keeps member accounts: how to read the mails that it sends. */
  members?: MailReader;
}

/** What the checks share; filled before the first one runs. */
export interface Subject {
  baseUrl: string;
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
    const subject: Subject = { baseUrl: "", replies: new Map() };
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
    describeSubmissions(subject);
    describeUploads(subject);
    describeApplications(subject);
    describeRegistrations(subject);
    if (options.members) describeMembers(subject, options.members);
  });
}
