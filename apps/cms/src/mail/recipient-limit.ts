import { recipientKey } from "@kdl/schemas/recipient-key";
import type { PayloadRequest } from "payload";
import { metrics } from "../metrics/metrics.ts";
import { countMail } from "./mail-counts.ts";

/** Mails of one purpose that one inbox gets within an hour: strangers can have them sent to anybody. */
export const MAILS_PER_HOUR = 5;

/** What mail is for. Each has its own allowance, so that none can use up another's. */
export type MailPurpose = "confirmation" | "cancellation" | "sign-up" | "reset" | "confirm";

/** Whether one more mail may go to an address, counted in the transaction of the request. */
export async function mayMail(
  req: PayloadRequest,
  purpose: MailPurpose,
  address: string,
): Promise<boolean> {
  const bucket = `${purpose}:${recipientKey(address)}`;
  const { mails } = await countMail(req.payload, bucket, req);
  if (mails <= MAILS_PER_HOUR) return true;
  metrics.mailSent.of({ outcome: "limited" }).inc();
  return false;
}
