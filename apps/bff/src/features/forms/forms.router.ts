import { z } from "zod";
import { continuedToken } from "../../submissions/form-token.ts";
import { publicProcedure, router } from "../../trpc/init.ts";

export const formsRouter = router({
  /** The token that a form carries from when it was opened. */
  begin: publicProcedure
    .output(z.object({ token: z.string() }))
    .query(({ ctx: { formSecret, postedToken = "", now } }) => ({
      token: continuedToken(formSecret, postedToken, now.getTime()),
    })),
});
