import type { CollectionAfterDeleteHook } from "payload";

/** Deletes an application's scorecards with it, in the same transaction. */
export const removeScorecards: CollectionAfterDeleteHook<{ id: string }> = async ({ doc, req }) => {
  const where = { application: { equals: doc.id } };
  await req.payload.db.deleteMany({ collection: "scorecards", where, req });
  return doc;
};
