import type { PayloadRequest } from "payload";
import { wakeRunner } from "../lifecycle/runner.ts";
import { signUpById } from "./find-member.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import type { MemberMail } from "./member-mail.ts";
import { mayMail } from "../mail/recipient-limit.ts";

/** Longer than an answer takes to leave. */
const SEND_AFTER_MS = 50;

const wake = () => wakeRunner("mail");

/**
 * Puts a mail about an account into the queue, in the transaction of the request. The recipient is
 * looked up when it is sent: until then it costs the same whether or not there is an account. Sending
 * begins once the answer is on its way, since work of this process would hold it up.
 */
export async function queueMemberMail(req: PayloadRequest, mail: MemberMail): Promise<void> {
  if (!(await isWithinLimit(req, mail))) return;
  await req.payload.jobs.queue({ task: "send-member-mail", input: { mail }, req });
  void whenCommitted(req).then((isStored) => isStored && setTimeout(wake, SEND_AFTER_MS));
}

/** Counts what strangers can have sent to anybody; what is beyond the limit is dropped without a word. */
async function isWithinLimit(req: PayloadRequest, mail: MemberMail): Promise<boolean> {
  switch (mail.kind) {
    case "sign-up": {
      const signUp = await signUpById(req.payload, mail.signUp, req);
      return signUp !== null && mayMail(req, "sign-up", signUp.email ?? "");
    }
    case "reset":
    case "confirm":
      return mayMail(req, mail.kind, mail.email);
    default:
      return true;
  }
}
