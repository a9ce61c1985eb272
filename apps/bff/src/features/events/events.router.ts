import { eventCard, eventDetail } from "@kdl/schemas/content/events";
import { notFound } from "@kdl/schemas/messages";
import { z } from "zod";
import { toEventList } from "../../content/event-cards.ts";
import { notFoundError } from "../../http/errors.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { submissionProcedure } from "../../submissions/submission-procedure.ts";
import { slugInput } from "../../trpc/slug-input.ts";
import { toEventDetail } from "./event-detail.ts";
import { registerForEvent } from "./register-for-event.ts";

export const eventsRouter = router({
  list: publicProcedure
    .output(z.array(eventCard))
    .query(async ({ ctx }) => toEventList(await ctx.content.get("events"), ctx)),

  bySlug: publicProcedure
    .input(slugInput)
    .output(eventDetail)
    .query(async ({ ctx, input }) => {
      const events = await ctx.content.get("events");
      const event = events.find(({ slug, published }) => published && slug === input.slug);
      if (!event) throw notFoundError(notFound.event);
      return toEventDetail(event, ctx);
    }),

  register: submissionProcedure("event-registration").mutation(({ ctx, input }) =>
    registerForEvent(ctx, input),
  ),
});
