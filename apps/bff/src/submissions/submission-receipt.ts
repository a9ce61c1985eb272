import type { SubmissionReceipt } from "@kdl/schemas/contract/submissions";
import { z } from "zod";

export const submissionReceipt = z.object({
  message: z.string(),
  reference: z.string().nullable(),
}) satisfies z.ZodType<SubmissionReceipt>;
