import { redirectPath } from "@kdl/schemas/pages/redirect-rules";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";

export const redirectsRouter = router({
  /** Where the page of an address is now; `null` where it never had one. Asked once there is no page. */
  find: publicProcedure
    .input(z.object({ path: z.string() }))
    .output(z.string().nullable())
    .query(async ({ ctx, input }) => {
      const redirects = await ctx.content.get("redirects");
      const path = redirectPath(input.path);
      return (path !== null && Object.hasOwn(redirects, path) && redirects[path]) || null;
    }),
});
