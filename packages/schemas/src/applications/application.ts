/**
 * An application as the applicant sees it through a private link.
 * Source: docs/upstream-contract.md, "Applications". No runtime imports here, since pages load this module.
 */
import type { OwnCertificate } from "../certificates/certificate.ts";
import type { ApplicantInterview } from "./interview.ts";
import type { ApplicationForm, StageName } from "./stages.ts";

/** The extension of upstreams that give applicants a private link. */
export const APPLICATIONS_EXTENSION = "applications";

/** Paths under the upstream's address. The token is sent as `Authorization: Bearer`. */
export const applicationCall = {
  own: "/api/applications/own",
  withdraw: "/api/applications/own/withdraw",
  accept: "/api/applications/own/accept",
  sendLinks: "/api/applications/send-links",
} as const;

/** What a link carries: 256 bits in base64url. */
export const LINK_TOKEN = /^[\w-]{43}$/;

/** How long a link works after the application has ended: 90 days. */
export const LINK_TTL_MS = 90 * 24 * 60 * 60_000;

/** The form that asks for links again. */
export type ApplicationFormName = "application-links";

/** What applicants can do themselves. */
export const applicantActions = ["withdraw", "accept"] as const;
export type ApplicantAction = (typeof applicantActions)[number];

/** The stages that the actions of applicants lead to. */
export const actionStage = {
  withdraw: "withdrawn",
  accept: "confirmed",
} as const satisfies Record<ApplicantAction, StageName>;

/** Codes of refusals that only calls about applications have. */
export const applicationRefusals = [
  /** 404: the token is wrong, malformed, too old or missing. */
  "NOT_FOUND",
  /** 409: the application isn't in the stage that the request expected, or can't make this move. */
  "STAGE_CHANGED",
  /** 409: the deadline for accepting the offer has passed. */
  "OFFER_ENDED",
] as const;
export type ApplicationRefusal = (typeof applicationRefusals)[number];

/** What happens next, and by when. */
export interface NextStep {
  text: string;
  /** ISO 8601; `null` if no day is known. */
  by: string | null;
}

export interface Application {
  form: ApplicationForm;
  reference: string;
  /** May be empty. */
  firstName: string;
  /** ISO 8601. */
  receivedAt: string;
  /** The released one: a prepared decision never leaves the upstream. */
  stage: StageName;
  /** Deadline for accepting an offer; ISO 8601. */
  answerBy: string | null;
  next: NextStep | null;
  /** `null` if there is none, or if the upstream has no interviews. */
  interview: ApplicantInterview | null;
  /** Of a finished internship. */
  certificate: OwnCertificate | null;
  /** Earlier stages and this one, the earliest first. */
  history: { stage: StageName; at: string }[];
}
