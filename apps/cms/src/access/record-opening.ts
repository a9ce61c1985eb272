import type { CollectionAfterOperationHook, CollectionSlug, PayloadRequest } from "payload";
import { recordAccess } from "./record-access.ts";

/**
 * Records who opened a document in the admin, or read it through its API.
 *
 * @param name the field that names the document in the access log
 */
export const recordOpening =
  (slug: CollectionSlug, name: "id" | "reference"): CollectionAfterOperationHook =>
  async ({ args, operation, overrideAccess, req, result }) => {
    if (operation === "findByID" && !overrideAccess && result) {
      const { id } = args as { id: string };
      const document = name === "id" ? id : await referenceOf(req, slug, id, result);
      await recordAccess(req, "opened", slug, document);
    }
    return result;
  };

/** A request that selects fields gets a result without the others. */
async function referenceOf(req: PayloadRequest, slug: CollectionSlug, id: string, result: object) {
  if ("reference" in result) return String(result.reference);
  const where = { id: { equals: id } };
  const select = { reference: true } as const;
  const found = await req.payload.db.findOne<{ id: string; reference?: string }>({
    collection: slug,
    where,
    select,
    req,
  });
  return found?.reference ?? id;
}
