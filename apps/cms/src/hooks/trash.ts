/** Documents come back from the trash with their address. */
import type { CollectionBeforeValidateHook } from "payload";
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
