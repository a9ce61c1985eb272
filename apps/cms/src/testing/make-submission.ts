import type { Payload } from "payload";
import type { ContactMessage } from "../payload-types.ts";

let made = 0;

/** A contact message in the database, as the contract's route leaves one. */
export async function makeContactMessage(
  payload: Payload,
  data: Partial<ContactMessage> = {},
): Promise<ContactMessage> {
  made += 1;
  return payload.create({
    collection: "contact-messages",
    data: {
      name: "Asha Rao",
      email: "asha@example.org",
      phone: "9876543210",
      message: "I'd like to know when the next workshop is.",
      reference: `KDL-TEST${made}`,
      receivedAt: new Date().toISOString(),
      reviewStatus: "new",
      quarantined: false,
      ...data,
    },
  });
}
