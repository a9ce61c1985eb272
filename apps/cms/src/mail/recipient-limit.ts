import { recipientKey } from "@kdl/schemas/forms/recipient-key";
import type { PayloadRequest } from "payload";
import { emailKeyOf } from "../forms/email-key.ts";
import { metrics } from "../metrics/metrics.ts";
import { countMail } from "./count-mail.ts";

/** Mails of one purpose that one inbox gets within an hour: strangers can have them sent to anybody. */
export const MAILS_PER_HOUR = 5;
/** Gateways let strangers ask for five resets, ten across two of their hours, and the member's own browser for five more. */
const RESETS_PER_HOUR = 15;

/** What mail is for. Each has its own allowance, so that none can use up another's. */
export type MailPurpose = "confirmation" | "cancellation" | "sign-up" | "reset" | "confirm";

/** Whether one more mail may go to an address, counted in the transaction of the request. */
export async function mayMail(
  req: PayloadRequest,
  purpose: MailPurpose,
  address: string,
): Promise<boolean> {
  // A reset goes only to an account's own address: other spellings reach nobody, and must not use its limit up.
  const inbox = purpose === "reset" ? emailKeyOf(address) : recipientKey(address);
  const bucket = `${purpose}:${inbox}`;
  const { mails } = await countMail(req.payload, bucket, req);
  if (mails <= (purpose === "reset" ? RESETS_PER_HOUR : MAILS_PER_HOUR)) return true;
  metrics.mailSent.of({ outcome: "limited" }).inc();
  return false;
}
