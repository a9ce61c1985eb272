import { mentorDetail, team } from "@kdl/schemas/content/mentors";
import { notFound } from "@kdl/schemas/messages";
import { contentsOf } from "../../content/contents-of.ts";
import { seoOf } from "../../content/seo-of.ts";
import { notFoundError } from "../../http/errors.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { slugInput } from "../../trpc/slug-input.ts";

export const mentorsRouter = router({
  list: publicProcedure.output(team).query(({ ctx }) => ctx.content.get("mentors")),

  bySlug: publicProcedure
    .input(slugInput)
    .output(mentorDetail)
    .query(async ({ ctx, input }) => {
      const { mentors } = await ctx.content.get("mentors");
      const mentor = mentors.find(({ slug }) => slug === input.slug);
      if (!mentor) throw notFoundError(notFound.mentor);
      const seo = seoOf(mentor.name, mentor.description);
      return { ...mentor, contents: contentsOf(mentor.description), seo };
    }),
});
