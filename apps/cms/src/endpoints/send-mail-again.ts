import type { Endpoint } from "payload";
import { refuseUnless } from "../access/staff.ts";
import { inTransaction } from "../database/transactions.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { kindsFor } from "../mail/mail-kinds.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { namedSubmission, notFound, SUBMISSION_PATH } from "./find-submission.ts";

/**
 * Queues one of a submission's mails again, whatever the outcome of earlier attempts. The server has
 * refused cross-site POSTs before this runs.
 */
export const sendMailAgain: Endpoint = {
  path: `${SUBMISSION_PATH}/mail/:kind`,
  method: "post",
  handler: async (req) => {
    const named = namedSubmission(req);
    if (!named) return notFound();
    const refusal = refuseUnless(req, "send-mail", subjectOfSlug(named.collection));
    if (refusal) return refusal;
    const found = await req.payload.findByID({ ...named, depth: 0, disableErrors: true });
    if (!found) return notFound();
    const kinds = kindsFor({
      isCancelled: "cancelledAt" in found && Boolean(found.cancelledAt),
      stage: "stage" in found ? found.stage : null,
    });
    const kind = kinds.find((known) => known === req.routeParams?.["kind"]);
    if (!kind) return notFound();
    if (found.quarantined) {
      const message = "It is in quarantine. Release it first: its mail is sent then.";
      return Response.json({ message }, { status: 409 });
    }
    const mailing = { ...named, kinds: [kind], isExempt: true };
    await inTransaction(req.payload, (inside) => queueMail(inside, mailing));
    return Response.json({ message: "It is being sent." }, { status: 202 });
  },
};
