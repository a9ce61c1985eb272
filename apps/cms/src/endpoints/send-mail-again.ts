import type { Endpoint, Payload, PayloadRequest } from "payload";
import { refuseUnless } from "../access/staff.ts";
import { inTransaction } from "../database/transactions.ts";
import { placeOf } from "../forms/place-of.ts";
import { subjectOfSlug } from "../forms/subject-of.ts";
import { hasBegun, interviewsOf, isOpen } from "../interviews/interview.ts";
import { interviewKindsFor, kindsFor } from "../mail/mail-kinds.ts";
import { queueInterviewMail } from "../mail/queue-interview-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import {
  type FoundSubmission,
  namedSubmission,
  notFound,
  SUBMISSION_PATH,
} from "./find-submission.ts";

type Queue = (req: PayloadRequest) => Promise<void>;

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
    const wanted = req.routeParams?.["kind"];
    const kind = ownKinds(found).find((known) => known === wanted);
    const queue: Queue | null = kind
      ? (inside) => queueMail(inside, { ...named, kinds: [kind], isExempt: true })
      : await aboutInterview(req.payload, found, wanted);
    if (!queue) return notFound();
    if (found.quarantined) {
      const message = "It is in quarantine. Release it first: its mail is sent then.";
      return Response.json({ message }, { status: 409 });
    }
    await inTransaction(req.payload, queue);
    return Response.json({ message: "It is being sent." }, { status: 202 });
  },
};

const ownKinds = (found: FoundSubmission) =>
  kindsFor({
    isCancelled: "cancelledAt" in found && Boolean(found.cancelledAt),
    stage: "stage" in found ? found.stage : null,
    place: "attending" in found ? placeOf(found) : null,
    attended: "attendance" in found && found.attendance === "attended",
  });

/**
 * A mail about the application's open interview. It is written when it is sent: its calendar entry has the
 * UID and the SEQUENCE that the interview has then.
 */
async function aboutInterview(
  payload: Payload,
  found: FoundSubmission,
  wanted: unknown,
): Promise<Queue | null> {
  if (!("stage" in found)) return null;
  const open = (await interviewsOf(payload, found.id)).find(isOpen);
  if (!open) return null;
  const kind = interviewKindsFor(open.state, hasBegun(open)).find((known) => known === wanted);
  return kind ? (inside) => queueInterviewMail(inside, open.id, [kind]) : null;
}
