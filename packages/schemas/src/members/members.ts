/**
 * Members, as the upstream, the gateway and pages describe them.
 * Source: docs/upstream-contract.md, "Members". No runtime imports here, since pages load this module.
 */
import type { OwnCertificate } from "../certificates/certificate.ts";
import type { Answers, FormName } from "../forms/form.ts";
import type { InterviewNews } from "../applications/interview.ts";
import type { RegistrationPlace } from "../registrations/registration.ts";
import type { StageName } from "../applications/stages.ts";
import type { SubmissionStatus } from "../forms/submission-statuses.ts";

/** The extension of upstreams with member accounts. */
export const MEMBERS_EXTENSION = "members-2";

/** Forms about an account. */
export const accountFormNames = [
  "log-in",
  "sign-up",
  "verify-email",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "change-password",
  "change-email",
  "change-username",
  "delete-account",
] as const;
export type AccountFormName = (typeof accountFormNames)[number];

/** The steps of a profile, in their order; also their names in addresses. */
export const profileStepNames = [
  "personal",
  "educational",
  "skills",
  "additional",
  "internship",
] as const;
export type ProfileStepName = (typeof profileStepNames)[number];

/** Forms of members. */
export type MemberFormName = AccountFormName | `profile-${ProfileStepName}`;

/** Answers of each saved step; a step that was never saved has none. */
export type Profile = Readonly<Record<ProfileStepName, Answers>>;

export interface Member {
  id: string;
  name: string;
  /** Alternative to the email address for logging in; `null` if none was chosen. */
  username: string | null;
  /** Verified. */
  email: string;
  /** Changes with each new picture; `null` if there is none. */
  picture: string | null;
  profile: Profile;
}

/** The result of a log-in: the upstream keeps only a digest of the token. */
export interface MemberSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
  member: Member;
}

/** The event of a registration. */
export interface RegisteredEvent {
  slug: string;
  name: string;
  /** The event's mode, such as `Online`. */
  type: string;
  /** ISO 8601. */
  startsAt: string;
  endsAt: string;
  location: string;
  isCancelled: boolean;
}

/** A member's submission, found by the verified email address. */
export interface MemberSubmission {
  form: FormName;
  reference: string;
  status: SubmissionStatus;
  /** Of an application, if the upstream says so: its stage, the token of its link if valid, its interview. */
  application: {
    stage: StageName;
    token: string | null;
    interview: InterviewNews | null;
  } | null;
  /** Of a registration, if the upstream says so: its place, and the token of its private link if valid. */
  registration: (RegistrationPlace & { token: string | null }) | null;
  /** ISO 8601. */
  sentAt: string;
  /** What it is about in a few words, such as an internship's subject; may be empty. */
  about: string;
  /** Of event registrations whose event is still known. */
  event: RegisteredEvent | null;
  /** Whether the member may cancel it now. */
  canCancel: boolean;
  /** Of finished internships, and of events that the member attended. */
  certificate: OwnCertificate | null;
}

/** How long a session lasts at most, and without use, in ms: 30 and 7 days. */
export const SESSION_TTL_MS = 30 * 24 * 60 * 60_000;
export const SESSION_IDLE_MS = 7 * 24 * 60 * 60_000;
/**
 * How long the link in a mail works, in ms: a day to verify an address, an hour to set a password. Limits on
 * mail have windows of an hour too: while an address gets no more links, those that it got still work.
 */
export const VERIFY_TTL_MS = 24 * 60 * 60_000;
export const RESET_TTL_MS = 60 * 60_000;

/** What a token of a session or a mail looks like: 32 random bytes in base64url. */
export const MEMBER_TOKEN = /^[\w-]{43}$/;
/** Query parameter of the pages that mails link to. */
export const TOKEN_PARAMETER = "token";

/** A member's picture: a square WebP of this many pixels, at most this large in bytes. */
export const PICTURE_PIXELS = 512;
export const PICTURE_MAX_BYTES = 512 * 1024;
export const PICTURE_TYPE = "image/webp";
