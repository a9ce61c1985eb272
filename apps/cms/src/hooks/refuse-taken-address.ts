import type { CollectionBeforeChangeHook, CollectionSlug } from "payload";
import { refuseChange, refuseField } from "../access/refuse-change.ts";

interface Named {
  id: string;
  title?: string;
  name?: string;
}

/**
 * Names the document that already has the address; the database would only report that it isn't unique. If two
 * documents claim it at the same moment, the unique constraint decides.
 */
export const refuseTakenAddress: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
  collection,
}) => {
  const { slug } = { ...originalDoc, ...data };
  const isRestored = Boolean(originalDoc?.deletedAt);
  // What is in the trash has no address.
  if (data["deletedAt"] || typeof slug !== "string") return data;
  const other = await req.payload.db.findOne<Named>({
    collection: collection.slug as CollectionSlug,
    where: {
      slug: { equals: slug },
      ...(originalDoc?.id && { id: { not_equals: originalDoc.id } }),
    },
    req,
  });
  if (!other) return data;
  const problem = `“${other.title ?? other.name}” has the address “${slug}”`;
  if (isRestored) {
    throw refuseChange(
      `${problem} now. Give it another address or delete it, then restore this one.`,
    );
  }
  const message = `${problem}. Please choose another one.`;
  throw refuseField(collection.slug, { path: "slug", label: "Address", message });
};
