import { IDEMPOTENCY_KEY } from "@kdl/schemas/contract/submissions";
import { z } from "zod";

/** Longest token or trap that is looked at, in characters. */
export const CONTROL_MAX = 1_000;

/** What a call brings that sends a form. The answers are for the form's own rules to judge. */
export const submissionInput = z.object({
  answers: z.record(z.string(), z.unknown()),
  idempotencyKey: z.string().regex(IDEMPOTENCY_KEY),
  token: z.string().max(CONTROL_MAX),
  website: z.string().max(CONTROL_MAX),
});
export type SubmissionInput = z.infer<typeof submissionInput>;
