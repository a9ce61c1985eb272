import { testimonial } from "@kdl/schemas/content/testimonials";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";

export const testimonialsRouter = router({
  list: publicProcedure
    .output(z.array(testimonial))
    .query(async ({ ctx }) => [...(await ctx.content.get("testimonialspage"))]),
});
