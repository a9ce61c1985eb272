import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { queueMemberMail } from "./queue-member-mail.ts";
import type { Member } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { refuseWrongPassword } from "./change-password.ts";
import { emailKeyOf } from "../forms/email-key.ts";
import { forgetPerson } from "../people/forget-person.ts";
import { knowPerson } from "../people/know-person.ts";
import { cancelTokens, useToken } from "./mail-tokens.ts";
import { refusal } from "./refusals.ts";
import { forgetSignUps } from "./sign-up.ts";

/**
 * Mails a link to a new address. Whether it belongs to an account is checked when the mail is sent.
 * @throws {Refused} if the current password is wrong
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
 * Changes a member's address to the one they asked for, and notifies the old one. This requires both the
 * account's session and the mailbox: otherwise a mistyped address would hand the account to a stranger,
 * and a link in a stranger's inbox would tie their address to somebody else's account.
 * @throws {Refused} if the link doesn't work, or the address belongs to an account by now
 */
export async function confirmEmail(
  payload: Payload,
  member: Member,
  token: string,
): Promise<Member> {
  try {
    return await inTransaction(payload, async (req) => {
      const { email } = await useToken(req, "confirm", token, member.id);
      if (!email) throw refusal("LINK_EXPIRED");
      const emailKey = emailKeyOf(email);
      const data = { email, emailKey, verifiedAt: new Date().toISOString() };
      await payload.db.updateOne({
        collection: "members",
        id: member.id,
        data,
        req,
        returning: false,
      });
      await knowPerson(req, "members", member.id);
      await forgetPerson(req, emailKeyOf(member.email));
      // Mails in the old inbox must not open the account any more.
      await cancelTokens(req, member.id);
      await forgetSignUps(req, emailKey);
      const { email: old, name } = member;
      await queueMemberMail(req, { kind: "email-changed", email: old, name });
      return { ...member, ...data };
    });
  } catch (error) {
    throw uniqueViolation(error) === "emailKey" ? refusal("LINK_EXPIRED") : error;
  }
}
