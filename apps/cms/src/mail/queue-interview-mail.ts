import type { PayloadRequest } from "payload";
import type { InterviewMailKind } from "./mail-kinds.ts";
import { wakeMailRunner } from "./wake-mail-runner.ts";

/**
 * Queues mail about an interview in the transaction of the request. Staff cause it, or the applicant by a
 * private link and only so often, so it doesn't count towards what strangers may send to an inbox.
 */
export async function queueInterviewMail(
  req: PayloadRequest,
  interview: string,
  kinds: readonly InterviewMailKind[],
): Promise<void> {
  for (const kind of kinds) {
    await req.payload.jobs.queue({ task: "send-interview-mail", input: { interview, kind }, req });
  }
  wakeMailRunner(req);
}
