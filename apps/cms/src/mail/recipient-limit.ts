import { recipientKey } from "@kdl/schemas/forms/recipient-key";
import type { PayloadRequest } from "payload";
import { emailKeyOf } from "../forms/email-key.ts";
import { metrics } from "../metrics/metrics.ts";
import { countMail } from "./count-mail.ts";

/** Limit for each purpose and inbox: strangers can trigger mails to any address. */
export const MAILS_PER_HOUR = 5;
/**
 * A gateway allows strangers five resets an hour, so up to ten across two of its hours, and the member's
 * own browser five more.
 */
const RESETS_PER_HOUR = 15;

/** Purposes of mail. Each has its own limit, so that none can use up another's. */
export type MailPurpose =
  | "confirmation"
  | "cancellation"
  | "already-registered"
  | "sign-up"
  | "reset"
  | "confirm"
  | "application-links";

/** Whether one more mail may go to an address, counted in the transaction of the request. */
export async function mayMail(
  req: PayloadRequest,
  purpose: MailPurpose,
  address: string,
): Promise<boolean> {
  // A reset only goes to an account's own address: other spellings of it reach nobody, and must not use
  // up its limit.
  const inbox = purpose === "reset" ? emailKeyOf(address) : recipientKey(address);
  const bucket = `${purpose}:${inbox}`;
  const { mails } = await countMail(req.payload, bucket, req);
  if (mails <= (purpose === "reset" ? RESETS_PER_HOUR : MAILS_PER_HOUR)) return true;
  metrics.mailSent.of({ outcome: "limited" }).inc();
  return false;
}
