/**
 * What travels with a submission besides the answers: keys, flags, references, refusals.
 * Source: docs/upstream-contract.md, "Submissions". No import that runs here: pages use these directly.
 */
import type { Answers, FormName } from "../forms/form.ts";
import type { ApplicationFormName } from "../applications/application.ts";
import type { MemberFormName } from "../members/members.ts";

/** Header that makes a repeat harmless: a key for each fill of a form. */
export const IDEMPOTENCY_HEADER = "idempotency-key";
/** What a key looks like: a UUID, or another word of that kind. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,128}$/;
/** How long an upstream remembers a key: 24 h. */
export const IDEMPOTENCY_TTL_MS = 24 * 60 * 60_000;

/** Header with the reason why a submission looks like spam. */
export const SUBMISSION_FLAG_HEADER = "x-submission-flag";
/** Why a submission looks like spam. */
export const submissionFlags = ["honeypot", "too-fast", "no-timestamp", "links"] as const;
export type SubmissionFlag = (typeof submissionFlags)[number];

/** Header in which an upstream lists the extensions that it speaks, on every reply of the contract. */
export const EXTENSIONS_HEADER = "x-contract-extensions";
/** The one word of that list that allows the gateway to send a submission again by itself. */
export const IDEMPOTENCY_EXTENSION = "idempotency-key";

/** Header under which a request keeps its name on the way upstream. */
export const REQUEST_ID_HEADER = "x-request-id";

/** A reference as pages show it; what doesn't look so isn't shown. */
export const REFERENCE = /^[A-Z\d]{2,12}(?:-[A-Z\d]{2,12}){0,3}$/;
/** Query parameter of the success pages that carries it. */
export const REFERENCE_PARAMETER = "reference";

/** Names of form controls that are the site's own and never go upstream. */
export const ownControl = {
  /** Nobody sees it; programs fill it in. */
  honeypot: "website",
  /** When the form was begun, signed by the gateway. */
  token: "form_token",
  /** The fill's key, for forms that are sent without a script. */
  key: "idempotency_key",
} as const;

/** What a form that was accepted answers. */
export interface SubmissionReceipt {
  message: string;
  /** Short enough to read out; `null` where the upstream gives none. */
  reference: string | null;
  /** Of the private link to an application, where the upstream gives one. */
  linkToken?: string | undefined;
}

/** What every refused or failed call answers, in the visitor's words. */
export interface Refusal {
  /** What went wrong, for programs: tRPC's names, such as `CONFLICT`. */
  code: string;
  message: string;
  /** Message of each field that is wrong. */
  fields: Record<string, string>;
  requestId: string;
}

/** A form that came back: what a page shows when a submission without a script was refused. */
export interface ReturnedForm {
  form: FormName | MemberFormName | ApplicationFormName;
  answers: Answers;
  message: string;
  fields: Record<string, string>;
  /** The key of this fill, to be sent with the next try. */
  idempotencyKey: string;
  /** By which a failure is found in the logs; not where it is the visitor's to mend. */
  requestId?: string;
}
