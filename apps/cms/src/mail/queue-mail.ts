import type { PayloadRequest } from "payload";
import { wakeRunner } from "../jobs/runner.ts";
import type { SubmissionSlug } from "../submissions/form-slugs.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import { arrivalKinds, type MailKind } from "./mail-kinds.ts";

interface Mailing {
  /** The collection that the submission lies in. */
  collection: SubmissionSlug;
  id: string;
  /** What follows an arrival, where not given. */
  kinds?: readonly MailKind[];
}

/**
 * Puts a submission's mail into the queue, in the transaction of the request: it is stored with the
 * submission or not at all. Sending begins once that is committed, and nobody waits for it. Not for
 * what lies in quarantine: its mail is queued when staff release it.
 */
export async function queueMail(req: PayloadRequest, mailing: Mailing): Promise<void> {
  const { collection, id, kinds = arrivalKinds } = mailing;
  for (const kind of kinds) {
    await req.payload.jobs.queue({ task: "send-mail", input: { collection, id, kind }, req });
  }
  void whenCommitted(req).then((isStored) => isStored && wakeRunner("mail"));
}
