import { notFound } from "@kdl/schemas/messages";
import { ancestorsOf, pageDetail } from "@kdl/schemas/content/pages";
import { hasWideBlock } from "../../content/block-classes.ts";
import { contentsOf } from "../../content/contents-of.ts";
import { seoOf } from "../../content/seo-of.ts";
import { notFoundError } from "../../http/errors.ts";
import { publicProcedure, router } from "../../trpc/init.ts";
import { slugInput } from "../../trpc/slug-input.ts";

export const pagesRouter = router({
  bySlug: publicProcedure
    .input(slugInput)
    .output(pageDetail)
    .query(async ({ ctx, input }) => {
      const pages = await ctx.content.get("cms");
      const page = pages.find(({ slug }) => slug === input.slug);
      if (!page) throw notFoundError(notFound.page);
      const fallback = seoOf(page.title, page.shortDescription, page.content);
      const seo = { ...page.seo, description: page.seo.description || fallback.description };
      return {
        ...page,
        // Wide blocks need the space of the table of contents.
        contents: hasWideBlock(page.content) ? [] : contentsOf(page.content),
        seo,
        ancestors: ancestorsOf(pages, page),
      };
    }),
});
