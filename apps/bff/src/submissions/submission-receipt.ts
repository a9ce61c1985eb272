import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { z } from "zod";

export const submissionReceipt = z.object({
  message: z.string(),
  reference: z.string().nullable(),
  linkToken: z.string().optional(),
}) satisfies z.ZodType<SubmissionReceipt>;
