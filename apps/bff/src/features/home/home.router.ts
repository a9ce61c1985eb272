import { HOME_EVENTS, HOME_SERVICES, home } from "@kdl/schemas/content/home";
import { usualHomeTexts } from "@kdl/schemas/content/home-texts";
import { toEventList } from "../../content/event-cards.ts";
import { sectionOf } from "../../trpc/section.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { listProcedure } from "../../trpc/list-procedure.ts";

export const homeRouter = router({
  partners: listProcedure("partners"),
  get: publicProcedure.output(home).query(async ({ ctx }) => {
    const { content } = ctx;
    const upcoming = content.get("events").then((events) =>
      toEventList(events, ctx)
        .filter(({ phase, status }) => phase === "upcoming" && status !== "cancelled")
        .slice(0, HOME_EVENTS),
    );
    const [slides, blocks, services, events, clubs, testimonials, partners] = await Promise.all([
      sectionOf(content.get("slider").then((list) => [...list])),
      sectionOf(content.get("homepageblocks")),
      sectionOf(content.get("services").then((list) => list.slice(0, HOME_SERVICES))),
      sectionOf(upcoming),
      sectionOf(content.get("clubs").then((list) => [...list])),
      sectionOf(content.get("testimonials").then((list) => [...list])),
      sectionOf(content.get("partners").then((list) => [...list])),
    ]);
    const texts = blocks.ok ? blocks.value.texts : usualHomeTexts;
    return { slides, blocks, texts, services, events, clubs, testimonials, partners };
  }),
});
