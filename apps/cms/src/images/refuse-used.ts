import type { CollectionBeforeDeleteHook } from "payload";
import { refuseChange } from "../access/refuse-change.ts";
import { findUses } from "./find-uses.ts";

/** Places that a refusal names. */
const NAMED = 5;

/** A picture that a document shows can't be deleted. */
export const refuseUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await findUses(req, String(id));
  if (uses.length === 0) return;
  const named = uses
    .slice(0, NAMED)
    .map(({ label, isInTrash }) => (isInTrash ? `${label} (in the trash)` : label));
  const rest = uses.length > NAMED ? [`${uses.length - NAMED} more`] : [];
  // Payload's toasts make lists of what has a colon and commas.
  const places = [...named, ...rest].join(" and ");
  throw refuseChange(`This picture is used on ${places}. Choose another picture there first.`);
};
