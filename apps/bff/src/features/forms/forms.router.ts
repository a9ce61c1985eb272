import { z } from "zod";
import { createFormToken } from "../../submissions/form-token.ts";
import { publicProcedure, router } from "../../trpc/init.ts";

export const formsRouter = router({
  /** The token that a form carries from when it was begun. */
  begin: publicProcedure
    .output(z.object({ token: z.string() }))
    .query(({ ctx }) => ({ token: createFormToken(ctx.formSecret, ctx.now.getTime()) })),
});
