/** Documents come back from the trash with their address. */
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  CollectionSlug,
} from "payload";
import { refuseChange } from "../access/refuse-change.ts";

interface Trashable {
  deletedAt?: string | null;
}

/** Whether a change moves a document into the trash, or out of it. */
export const isMoved = (doc: Trashable, previous: Trashable | undefined): boolean =>
  Boolean(doc.deletedAt) !== Boolean(previous?.deletedAt);

/** A version that was stored in the trash is restored as what it says, not into the trash. */
export const checkDeletedAt: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data && req.context["isRestoringVersion"]) return { ...data, deletedAt: null };
  const at: unknown = data?.["deletedAt"];
  // Payload checks it only once it stores it, and fails then.
  const isMoment = at instanceof Date || (typeof at === "string" && !Number.isNaN(Date.parse(at)));
  if (at && !isMoment) throw refuseChange("deletedAt has to be a date.", 400);
  return data;
};

/** Says who has the address by now, where the database would only find that it isn't unique. */
export const refuseTakenAddress: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
  collection,
}) => {
  const { slug } = { ...originalDoc, ...data };
  if (!originalDoc?.deletedAt || data["deletedAt"] || typeof slug !== "string") return data;
  const other = await req.payload.db.findOne<{ id: string; title?: string; name?: string }>({
    collection: collection.slug as CollectionSlug,
    where: { slug: { equals: slug }, id: { not_equals: originalDoc.id } },
    req,
  });
  if (!other) return data;
  throw refuseChange(
    `“${other.title ?? other.name}” has the address “${slug}” now. Give it another address or delete it, then restore this one.`,
  );
};
