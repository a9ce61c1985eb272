/** Each redirect leads straight to its end, so that visitors make one detour. */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from "payload";
import { trailFrom } from "../fields/redirect-paths.ts";
import type { Redirect } from "../payload-types.ts";

/** Lets everything that leads to an address lead to another one. */
export async function retarget(req: PayloadRequest, from: string, to: string): Promise<void> {
  await req.payload.db.updateMany({
    collection: "redirects",
    where: { toPath: { equals: from } },
    data: { toPath: to, updatedAt: new Date().toISOString() },
    req,
  });
}

/** Stores the end of a chain in place of its first step. Validation, which comes later, refuses loops. */
export const leadToTheEnd: CollectionBeforeChangeHook<Redirect> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { fromPath, toPath } = { ...originalDoc, ...data };
  if (!toPath) return data;
  const trail = await trailFrom(req, toPath, originalDoc?.id);
  const isLoop = new Set(trail).size < trail.length || trail.includes(String(fromPath));
  return isLoop ? data : { ...data, toPath: trail.at(-1) };
};

/** What led to the old address of this redirect leads to its new one. */
export const shortenOthers: CollectionAfterChangeHook<Redirect> = async ({ doc, req }) => {
  await retarget(req, doc.fromPath, doc.toPath);
  return doc;
};
