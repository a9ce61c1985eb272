import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { placeOf } from "../forms/place-of.ts";
import { hasBegun, interviewsOf, isOpen } from "../interviews/interview.ts";
import { interviewKindsFor, kindsFor } from "../mail/mail-kinds.ts";
import { queueInterviewMail } from "../mail/queue-interview-mail.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { type FoundSubmission, notFound } from "./find-submission.ts";
import { privateJson } from "./staff-endpoint.ts";
import { submissionEndpoint } from "./submission-endpoint.ts";

type Queue = (req: PayloadRequest) => Promise<void>;

/** Queues one of a submission's mails again, whatever the outcome of earlier attempts. */
export const sendMailAgain = submissionEndpoint(
  { method: "post", path: "mail/:kind", action: "send-mail" },
  async (req, { named, found }) => {
    const wanted = req.routeParams?.["kind"];
    const kind = ownKinds(found).find((known) => known === wanted);
    const queue: Queue | null = kind
      ? (inside) => queueMail(inside, { ...named, kinds: [kind], isExempt: true })
      : await aboutInterview(req.payload, found, wanted);
    if (!queue) return notFound();
    if (found.quarantined) {
      const message = "It is in quarantine. Release it first: its mail is sent then.";
      return privateJson({ message }, 409);
    }
    await inTransaction(req.payload, queue);
    return privateJson({ message: "It is being sent." }, 202);
  },
);

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
