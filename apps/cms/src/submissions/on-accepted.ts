import type { FormName } from "@kdl/schemas/forms/form";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { queueMail } from "../mail/queue-mail.ts";
import { arrivalKinds } from "../mail/mail-kinds.ts";
import { formSlugs } from "../forms/form-slugs.ts";
import { addedByStaff } from "./places/added-by-staff.ts";
import { isWalkIn } from "./walk-in.ts";

interface Accepted {
  id: string;
  quarantined?: boolean | null;
}

/**
 * Runs when a submission is accepted: on arrival, or when staff release it from quarantine. Called in the
 * transaction that stores it, so that the mail is queued if and only if the submission is stored.
 */
async function onAccepted(
  req: PayloadRequest,
  form: FormName,
  { doc, isReleased }: { doc: Accepted; isReleased: boolean },
): Promise<void> {
  if (doc.quarantined) return;
  const added = addedByStaff(req);
  if (added && !added.isTold) return;
  // Staff already know about people whom they added, and about walk-ins.
  const kinds = added || isWalkIn(req) ? (["confirmation"] as const) : arrivalKinds;
  const isExempt = isReleased || added !== null;
  await queueMail(req, { collection: formSlugs[form], id: doc.id, kinds, isExempt });
}

/** Calls {@link onAccepted} for new submissions, and for those released from quarantine. */
export function announceAccepted(form: FormName): CollectionAfterChangeHook<Accepted> {
  return async ({ doc, previousDoc, operation, req }) => {
    const isReleased = operation !== "create" && previousDoc?.quarantined === true;
    if (operation === "create" || isReleased) await onAccepted(req, form, { doc, isReleased });
    return doc;
  };
}
