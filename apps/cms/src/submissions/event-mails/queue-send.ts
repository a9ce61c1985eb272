import type { PayloadRequest } from "payload";
import { wakeMailRunner } from "../../mail/wake-mail-runner.ts";
import type { EventSend } from "./event-send.ts";

/** Stores a mail to a participant and queues it, in the transaction of the request. @throws if it was queued before */
export async function queueSend(
  req: PayloadRequest,
  send: Omit<EventSend, "id" | "state">,
): Promise<void> {
  const { id } = await req.payload.db.create({
    collection: "event-sends",
    data: { ...send, state: "queued", at: new Date().toISOString() },
    req,
  });
  const input = { send: String(id) };
  await req.payload.jobs.queue({ task: "send-event-mail", input, req });
  wakeMailRunner(req);
}
