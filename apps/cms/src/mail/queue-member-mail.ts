import type { PayloadRequest } from "payload";
import { wakeRunner } from "../jobs/runner.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import type { MemberMail } from "./member-mail.ts";

/** Longer than an answer takes to leave. */
const SEND_AFTER_MS = 50;

const wake = () => wakeRunner("mail");

/**
 * Puts a mail about an account into the queue, in the transaction of the request. Whom it goes to, and
 * whether there is anybody, is found out when it is sent: until then it costs the same for everybody. That
 * begins once the answer is on its way, since work of this process would hold it up.
 */
export async function queueMemberMail(req: PayloadRequest, mail: MemberMail): Promise<void> {
  await req.payload.jobs.queue({ task: "send-member-mail", input: { mail }, req });
  void whenCommitted(req).then((isStored) => isStored && setTimeout(wake, SEND_AFTER_MS));
}
