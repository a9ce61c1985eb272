/** What is sent with a form, and how sending ends. */
import type { FormValues } from "@kdl/schemas/forms/form";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";

export interface Submission<Values extends FormValues = FormValues> {
  /** Validated and normalised, as they are sent upstream. */
  values: Values;
  /** The same for every attempt of one fill. */
  idempotencyKey: string;
  /** When the form was begun, signed by the gateway. */
  token: string;
  /** The control that people don't see. */
  website: string;
}

/** Rejects with a {@link SubmissionFailure}, or with any other error if the outcome is unknown. */
export type Send<Values extends FormValues = FormValues> = (
  submission: Submission<Values>,
) => Promise<SubmissionReceipt>;

/** A submission that was refused or failed, with messages for visitors. */
export class SubmissionFailure extends Error {
  /** Message of each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** The request's id in the logs, if the visitor can't fix the failure. */
  readonly requestId: string | null;

  constructor(
    message: string,
    fields: Readonly<Record<string, string>> = {},
    requestId: string | null = null,
  ) {
    super(message);
    this.fields = fields;
    this.requestId = requestId;
  }
}

/** No answer, or none that this page understands: the outcome is unknown. */
export class Unanswered extends Error {
  readonly requestId: string;

  constructor(requestId: string, cause: unknown) {
    super("unanswered", { cause });
    this.requestId = requestId;
  }
}

/** The visitor cancelled; there is nothing to report. */
export class SubmissionCancelled extends Error {}

/** A key for one fill of a form. */
export const newSubmissionKey = (): string => randomWord();

/** An id for one attempt, to find it in the logs of all servers. */
export const newRequestId = (): string => randomWord();

function randomWord(): string {
  // Browsers offer randomUUID only on https pages and localhost.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
