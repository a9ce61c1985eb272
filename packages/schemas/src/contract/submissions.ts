/**
 * What travels with a submission besides the answers: keys, flags, references, refusals.
 * Source: docs/upstream-contract.md, "Submissions". Type imports only, since pages load this module.
 */
import type { Answers, FormName } from "../forms/form.ts";
import type { ApplicationFormName } from "../applications/application.ts";
import type { MemberFormName } from "../members/members.ts";

/** Header with a key for each filled-in form, so that sending it twice has no second effect. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** What a key looks like: a UUID, or a similar string. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,128}$/;
/** How long an upstream remembers a key: 24 h. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60_000;

/** Header with the reason why a submission looks like spam. */
export const SUBMISSION_FLAG_HEADER = "x-submission-flag";
/** Why a submission looks like spam. */
export const submissionFlags = ["honeypot", "too-fast", "no-timestamp", "links"] as const;
export type SubmissionFlag = (typeof submissionFlags)[number];

/** Header in which an upstream lists the extensions that it supports, on every reply of the contract. */
export const EXTENSIONS_HEADER = "x-contract-extensions";
/** The extension that allows the gateway to retry a submission by itself. */
export const IDEMPOTENCY_EXTENSION = "idempotency-key";

/** Header that carries the request id upstream. */
export const REQUEST_ID_HEADER = "x-request-id";

/** The format of a reference. Pages show nothing that doesn't match it. */
export const REFERENCE = /^[A-Z\d]{2,12}(?:-[A-Z\d]{2,12}){0,3}$/;
/** Query parameter of the success pages that carries it. */
export const REFERENCE_PARAMETER = "reference";

/** Names of form controls that are the site's own and never go upstream. */
export const ownControl = {
  /** Hidden from people; bots fill it in. */
  honeypot: "website",
  /** When the visitor opened the form, signed by the gateway. */
  token: "form_token",
  /** The idempotency key, for forms that are sent without a script. */
  key: "idempotency_key",
} as const;

/** The reply to an accepted form. */
export interface SubmissionReceipt {
  message: string;
  /** Short enough to read out; `null` if the upstream gives none. */
  reference: string | null;
  /** Token of the private link to an application, if the upstream gives one. */
  linkToken?: string | undefined;
}

/** The reply to every refused or failed call, in the visitor's words. */
export interface Refusal {
  /** What went wrong, for programs: tRPC's names, such as `CONFLICT`. */
  code: string;
  message: string;
  /** A message for each invalid field. */
  fields: Record<string, string>;
  requestId: string;
}

/** What a page shows when a form that was sent without a script is refused. */
export interface ReturnedForm {
  form: FormName | MemberFormName | ApplicationFormName;
  answers: Answers;
  message: string;
  fields: Record<string, string>;
  /** The key to send with the next attempt. */
  idempotencyKey: string;
  /** Identifies the failure in the logs. Missing if the visitor can fix the problem. */
  requestId?: string;
}
