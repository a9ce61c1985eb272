import { VisitorError } from "../http/errors.ts";

/**
 * Where a submission ended: in the gateway, with a refusal of the upstream, or unknown. Only in the
 * last case may something have been stored, so the next try needs the same key.
 */
export type SubmissionOutcome = "unsent" | "refused" | "undecided";

type Options = ConstructorParameters<typeof VisitorError>[0] & { outcome: SubmissionOutcome };

/** A submission that wasn't accepted, in the specified words. */
export class SubmissionRefused extends VisitorError {
  readonly outcome: SubmissionOutcome;

  constructor({ outcome, ...options }: Options) {
    super(options);
    this.outcome = outcome;
  }
}
