import type { PayloadRequest } from "payload";
import { wakeRunner } from "../lifecycle/runner.ts";
import { signUpById } from "./find-member.ts";
import { whenCommitted } from "../webhook/when-committed.ts";
import type { MemberMail } from "./member-mail.ts";
import { mayMail } from "../mail/recipient-limit.ts";

/** Longer than it takes to send a reply. */
const SEND_AFTER_MS = 50;

const wake = () => wakeRunner("mail");

/**
 * Queues a mail about an account, in the transaction of the request. The recipient is looked up when the
 * mail is sent: until then the cost is the same whether or not there is an account. Sending starts after
 * the reply has left, so that the work doesn't delay it.
 */
export async function queueMemberMail(req: PayloadRequest, mail: MemberMail): Promise<void> {
  if (!(await isWithinLimit(req, mail))) return;
  await req.payload.jobs.queue({ task: "send-member-mail", input: { mail }, req });
  void whenCommitted(req).then((isStored) => isStored && setTimeout(wake, SEND_AFTER_MS));
}

/** Limits mails that strangers can trigger; mails beyond the limit are dropped silently. */
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
