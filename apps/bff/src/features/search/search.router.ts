import { SEARCH_MAX, type SearchHit, searchKinds } from "@kdl/schemas/search/search";
import { z } from "zod";
import { publicProcedure, router } from "../../trpc/init.ts";
import { searchOf } from "./site-search.ts";

const MAX_HITS = 20;
const MAX_LIKELY = 3;

const hit = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  path: z.string(),
  excerpt: z.string(),
}) satisfies z.ZodType<SearchHit>;

const wordsOf = (path: string) => path.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();

const query = z.string().transform((text) => text.slice(0, SEARCH_MAX));

export const searchRouter = router({
  find: publicProcedure
    .input(z.object({ query }))
    .output(z.array(hit))
    .query(async ({ ctx, input }) => (await searchOf(ctx.content))(input.query, MAX_HITS)),

  /** What somebody may have looked for at an address that doesn't exist. */
  likely: publicProcedure
    .input(z.object({ path: query }))
    .output(z.array(hit.pick({ title: true, path: true })))
    .query(async ({ ctx, input }) => {
      const search = await searchOf(ctx.content);
      // The end of an address names the page; the rest names its section.
      const slug = input.path.slice(input.path.lastIndexOf("/") + 1);
      const hits = [slug, input.path].map((text) =>
        // A question has no address of its own.
        search(wordsOf(text), MAX_HITS, ["title"]).filter(({ kind }) => kind !== "question"),
      );
      const best = hits.find(({ length }) => length > 0) ?? [];
      return best.slice(0, MAX_LIKELY).map(({ title, path }) => ({ title, path }));
    }),
});
