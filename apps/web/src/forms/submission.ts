/** What goes out when a form is sent, and how sending ends. */
import type { FormValues } from "@kdl/schemas/forms/form";
import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";

export interface Submission<Values extends FormValues = FormValues> {
  /** Checked and tidy, as they go upstream. */
  values: Values;
  /** The same for every try of one fill. */
  idempotencyKey: string;
  /** When the form was begun, signed by the gateway. */
  token: string;
  /** The control that people don't see. */
  website: string;
}

/** Rejects with a {@link SubmissionFailure}, or with anything else where nobody knows what happened. */
export type Send<Values extends FormValues = FormValues> = (
  submission: Submission<Values>,
) => Promise<SubmissionReceipt>;

/** A submission that was refused or failed, in words for visitors. */
export class SubmissionFailure extends Error {
  /** Message of each field that is wrong. */
  readonly fields: Readonly<Record<string, string>>;
  /** What the request is called in the logs, where the failure is not the visitor's to mend. */
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

/** No answer came, or none that this page understands: nobody knows what happened. */
export class Unanswered extends Error {
  readonly requestId: string;

  constructor(requestId: string, cause: unknown) {
    super("unanswered", { cause });
    this.requestId = requestId;
  }
}

/** The visitor stopped it; there is nothing to tell. */
export class SubmissionCancelled extends Error {}

/** A key for one fill of a form. */
export const newSubmissionKey = (): string => randomWord();

/** A name for one try, by which it is found in the logs of all servers. */
export const newRequestId = (): string => randomWord();

function randomWord(): string {
  // Browsers keep randomUUID from pages without https, such as a server at home.
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
