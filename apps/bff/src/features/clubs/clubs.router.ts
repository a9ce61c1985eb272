import { clubRegistrationForm } from "@kdl/schemas/forms/club-registration";
import { clubCard, clubChoice, clubDetail } from "@kdl/schemas/content/clubs";
import { notFound } from "@kdl/schemas/messages";
import { z } from "zod";
import { contentsOf } from "../../content/contents-of.ts";
import { seoOf } from "../../content/seo-of.ts";
import { submitForm } from "../../submissions/submit-form.ts";
import { notFoundError } from "../../http/errors.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { submissionProcedure } from "../../submissions/submission-procedure.ts";
import { slugInput } from "../../trpc/slug-input.ts";

export const clubsRouter = router({
  list: publicProcedure
    .output(z.array(clubCard))
    .query(async ({ ctx }) => [...(await ctx.content.get("clubs"))]),

  /** For the registration form, which works without them. */
  choices: publicProcedure
    .output(z.array(clubChoice))
    .query(async ({ ctx }) => [...(await ctx.content.get("clubs").catch(() => []))]),

  bySlug: publicProcedure
    .input(slugInput)
    .output(clubDetail)
    .query(async ({ ctx, input }) => {
      const clubs = await ctx.content.get("clubs");
      const club = clubs.find(({ slug }) => slug === input.slug);
      if (!club) throw notFoundError(notFound.club);
      const seo = seoOf(club.title, club.shortDescription, club.description);
      return { ...club, contents: contentsOf(club.description), seo };
    }),

  register: submissionProcedure(clubRegistrationForm.name).mutation(({ ctx, input }) =>
    submitForm(ctx, clubRegistrationForm, input),
  ),
});
