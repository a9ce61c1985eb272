import type { PayloadRequest } from "payload";
import { wakeRunner } from "../lifecycle/runner.ts";

/** Longer than an answer takes to leave. */
const SEND_AFTER_MS = 50;

/** Queues the mail with which staff choose a new password; it begins once the answer is on its way. */
export async function queueStaffReset({ payload }: PayloadRequest, email: string): Promise<void> {
  await payload.jobs.queue({ task: "send-staff-reset", input: { email } });
  setTimeout(() => wakeRunner("mail"), SEND_AFTER_MS);
}
