import type { FormName } from "@kdl/schemas/forms/form";
import type { CollectionAfterChangeHook, PayloadRequest } from "payload";
import { queueMail } from "../mail/queue-mail.ts";
import { formSlugs } from "../forms/form-slugs.ts";

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
  await queueMail(req, { collection: formSlugs[form], id: doc.id, isExempt: isReleased });
}

/** Calls {@link onAccepted} for new submissions, and for those released from quarantine. */
export function announceAccepted(form: FormName): CollectionAfterChangeHook<Accepted> {
  return async ({ doc, previousDoc, operation, req }) => {
    const isReleased = operation !== "create" && previousDoc?.quarantined === true;
    if (operation === "create" || isReleased) await onAccepted(req, form, { doc, isReleased });
    return doc;
  };
}
