import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { queueMemberMail } from "../mail/queue-member-mail.ts";
import type { Member } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { refuseWrongPassword } from "./change-password.ts";
import { emailKeyOf, memberById } from "./find-member.ts";
import { cancelTokens, useToken } from "./mail-tokens.ts";
import { refusal } from "./refusals.ts";
import { forgetSignUp } from "./sign-up.ts";

/**
 * Mails a link to a new address. Whether that has an account is found out when it is sent.
 * @throws {Refused} where the present password is wrong
 */
export async function changeEmail(
  payload: Payload,
  member: Member,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await refuseWrongPassword(member, password);
  await inTransaction(payload, (req) =>
    queueMemberMail(req, { kind: "confirm", member: member.id, email }),
  );
}

/**
 * Lets a new address count, and tells the old one.
 * @throws {Refused} where the link doesn't work, or the address has got an account meanwhile
 */
export async function confirmEmail(payload: Payload, token: string): Promise<void> {
  try {
    await inTransaction(payload, async (req) => {
      const { member: id, email } = await useToken(req, "confirm", token);
      const member = id ? await memberById(payload, id, req) : null;
      if (!member || !email) throw refusal("LINK_EXPIRED");
      const emailKey = emailKeyOf(email);
      await payload.db.updateOne({
        collection: "members",
        id: member.id,
        data: { email, emailKey, verifiedAt: new Date().toISOString() },
        req,
        returning: false,
      });
      // What lies in the old inbox must not open the account any more.
      await cancelTokens(req, member.id);
      await forgetSignUp(req, emailKey);
      const { email: old, name } = member;
      await queueMemberMail(req, { kind: "email-changed", email: old, name });
    });
  } catch (error) {
    throw uniqueViolation(error) === "emailKey" ? refusal("LINK_EXPIRED") : error;
  }
}
