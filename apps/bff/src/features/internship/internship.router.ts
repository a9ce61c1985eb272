import { z } from "zod";
import { checkDuplicate, duplicates } from "../../submissions/duplicate-check.ts";
import { router } from "../../trpc/init.ts";
import { checkProcedure } from "../../submissions/submission-procedure.ts";

export const internshipRouter = router({
  checkDuplicate: checkProcedure
    .input(
      z.object({
        email: z.unknown(),
        mobile: z.unknown(),
        idempotencyKey: z.string().max(128).optional(),
      }),
    )
    .output(duplicates)
    .mutation(({ ctx, input: { email, mobile, idempotencyKey } }) =>
      checkDuplicate(ctx, { email, mobile }, idempotencyKey),
    ),
});
