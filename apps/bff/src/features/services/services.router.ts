import { faqsFor } from "@kdl/schemas/content/faqs";
import { notFound } from "@kdl/schemas/messages";
import { serviceCard, serviceDetail } from "@kdl/schemas/content/services";
import { z } from "zod";
import { contentsOf } from "../../content/contents-of.ts";
import { toPlainText } from "../../content/plain-text.ts";
import { sectionOf } from "../../trpc/section.ts";
import { seoOf } from "../../content/seo-of.ts";
import { notFoundError } from "../../http/errors.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { slugInput } from "../../trpc/slug-input.ts";

export const servicesRouter = router({
  list: publicProcedure
    .output(z.array(serviceCard))
    .query(async ({ ctx }) => [...(await ctx.content.get("services"))]),

  bySlug: publicProcedure
    .input(slugInput)
    .output(serviceDetail)
    .query(async ({ ctx, input }) => {
      const services = await ctx.content.get("services");
      const service = services.find(({ slug }) => slug === input.slug);
      if (!service) throw notFoundError(notFound.service);
      const faqs = ctx.content.get("allfaq").then((groups) => [...faqsFor(groups, service.title)]);
      return {
        ...service,
        contents: contentsOf(service.description),
        summary: toPlainText(service.shortDescription),
        faqs: await sectionOf(faqs),
        seo: seoOf(service.title, service.shortDescription, service.description),
      };
    }),
});
