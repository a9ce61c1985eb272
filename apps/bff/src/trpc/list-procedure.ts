import { describeResource, type Entity, type ListResource } from "@kdl/schemas/content/resources";
import { z } from "zod";
import { publicProcedure } from "./init.ts";

/** Answers a whole list as pages get it. */
export const listProcedure = <R extends ListResource>(resource: R) => {
  const { entity } = describeResource(resource);
  return publicProcedure
    .output(z.array(entity as z.ZodType<Entity<R>, Entity<R>>))
    .query(async ({ ctx }) => [...((await ctx.content.get(resource)) as readonly Entity<R>[])]);
};
