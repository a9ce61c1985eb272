import { registrationClosed } from "@kdl/schemas/messages";
import type { Payload } from "payload";
import { inTransaction } from "../../database/transactions.ts";
import { queueMail } from "../../mail/queue-mail.ts";
import { mayMail } from "../../mail/recipient-limit.ts";
import { Refused } from "../refused.ts";

const KIND = "already-registered";

/**
 * The address has registered for the event before. Anybody can enter an address, so the reply says no more
 * than that; the reference goes to the inbox.
 */
export class AlreadyRegistered extends Refused {
  /** Id of the first registration. */
  readonly first: string;

  constructor(first: string) {
    super({
      status: 409,
      code: "ALREADY_REGISTERED",
      message: registrationClosed.alreadyRegistered,
    });
    this.first = first;
  }
}

/**
 * Sends reference and link of the first registration to its address. An address gets only a few of these an
 * hour. The registration doesn't record further ones, since strangers could fill its log.
 */
export function remindOfFirst(payload: Payload, { first }: AlreadyRegistered): Promise<void> {
  const collection = "event-registrations";
  return inTransaction(payload, async (req) => {
    const found = await payload.findByID({
      collection,
      id: first,
      depth: 0,
      select: { email: true },
      disableErrors: true,
      req,
    });
    if (!found || !(await mayMail(req, KIND, found.email ?? ""))) return;
    await queueMail(req, { collection, id: first, kinds: [KIND], isExempt: true });
  });
}
