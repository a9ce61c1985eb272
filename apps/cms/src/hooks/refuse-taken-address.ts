import type { CollectionBeforeChangeHook, CollectionSlug } from "payload";
import { refuseChange, refuseField } from "../access/refuse-change.ts";

interface Named {
  id: string;
  title?: string;
  name?: string;
}

/**
 * Says who has the address, where the database would only find that it isn't unique. Two who want it at the
 * same moment are still told apart there.
 */
export const refuseTakenAddress: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
  collection,
}) => {
  const { slug } = { ...originalDoc, ...data };
  const isRestored = Boolean(originalDoc?.deletedAt);
  const isSame = slug === originalDoc?.slug && !isRestored;
  // What is in the trash has no address.
  if (data["deletedAt"] || typeof slug !== "string" || isSame) return data;
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
