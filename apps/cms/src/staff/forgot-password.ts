import { EMAIL_MAX } from "@kdl/schemas/forms/form-limits";
import type { PayloadRequest } from "payload";
import { queueStaffReset } from "../mail/queue-staff-reset.ts";
import { accountName } from "./account-name.ts";
import { mayMail, takeMailTry } from "./try-limits.ts";

/**
 * Mails a link to choose a new password. Whether there is an account is checked when the mail is sent:
 * until then every address costs the same and gets the same reply.
 */
export async function forgotPassword(
  req: PayloadRequest,
  payloadsOwn: () => Promise<Response>,
): Promise<Response> {
  const name = accountName(req.data?.["email"]);
  // Payload reports missing input.
  if (name === "") return payloadsOwn();
  await takeMailTry(req);
  if (name.length <= EMAIL_MAX && (await mayMail(req, name))) await queueStaffReset(req, name);
  return Response.json({ message: req.t("general:success") });
}
