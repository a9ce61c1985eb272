import type { CollectionAfterOperationHook } from "payload";
import { recordAccess } from "./record-access.ts";

/**
 * Records who opened a document in the admin, or read it through its API.
 *
 * @param name the field that names the document in the access log
 */
export const recordOpening =
  (slug: string, name: "id" | "reference"): CollectionAfterOperationHook =>
  async ({ operation, overrideAccess, req, result }) => {
    if (operation === "findByID" && !overrideAccess && result) {
      const document = (result as unknown as Record<typeof name, unknown>)[name];
      await recordAccess(req, "opened", slug, String(document));
    }
    return result;
  };
