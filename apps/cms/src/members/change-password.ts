import type { MemberRefusal } from "@kdl/schemas/members/member-calls";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { queueMemberMail } from "./queue-member-mail.ts";
import type { Member } from "../payload-types.ts";
import { emailKeyOf } from "../forms/email-key.ts";
import { memberById } from "./find-member.ts";
import type { LoginResult } from "./log-in.ts";
import { cancelTokens, readToken, useToken } from "./mail-tokens.ts";
import { hashPassword, matches } from "./passwords.ts";
import { refusal, refuseCommon } from "./refusals.ts";
import { beginSession, endSessions } from "./sessions.ts";

/**
 * Lets nobody change an account with a session alone: browsers are left open.
 * @throws {Refused} where it isn't the present password
 */
export async function refuseWrongPassword(member: Member, password: string): Promise<void> {
  if (!(await matches(password, member.passwordHash))) throw refusal("WRONG_PASSWORD");
}

/** Mails a link to set a password. Whether there is anybody is found out when it is sent. */
export async function forgotPassword(payload: Payload, email: string): Promise<void> {
  await inTransaction(payload, (req) =>
    queueMemberMail(req, { kind: "reset", email: emailKeyOf(email) }),
  );
}

/**
 * Sets a password by the link of a mail, and ends all sessions.
 * @throws {Refused} where the link doesn't work; a common password doesn't use it up
 */
export async function resetPassword(
  payload: Payload,
  token: string,
  password: string,
): Promise<Member> {
  const { member: id } = await readToken(payload, "reset", token);
  const member = id ? await memberById(payload, id) : null;
  if (!member) throw refusal("LINK_EXPIRED");
  refuseCommon(password, [member.name, member.email, member.username]);
  const passwordHash = await hashPassword(password);
  await inTransaction(payload, async (req) => {
    await useToken(req, "reset", token);
    await setPassword(req, member, passwordHash, "LINK_EXPIRED");
  });
  return member;
}

/**
 * Sets another password, ends all sessions and begins one.
 * @throws {Refused} where the present password is wrong, or the new one is common
 */
export async function changePassword(
  payload: Payload,
  member: Member,
  { current, next }: { current: string; next: string },
): Promise<LoginResult> {
  refuseCommon(next, [member.name, member.email, member.username]);
  await refuseWrongPassword(member, current);
  const passwordHash = await hashPassword(next);
  const session = await inTransaction(payload, async (req) => {
    await setPassword(req, member, passwordHash, "SESSION_ENDED");
    return beginSession(req, member.id, new Date());
  });
  return { ...session, member };
}

/** All that was opened or mailed with the old password ends with it. */
async function setPassword(
  req: PayloadRequest,
  member: Member,
  passwordHash: string,
  lost: MemberRefusal,
): Promise<void> {
  // By the old one: of two changes at the same moment one counts.
  const changed = await req.payload.db.updateOne({
    collection: "members",
    where: {
      and: [{ id: { equals: member.id } }, { passwordHash: { equals: member.passwordHash } }],
    },
    data: { passwordHash },
    options: { atomic: true },
    req,
  });
  if (!changed) throw refusal(lost);
  await endSessions(req, member.id);
  await cancelTokens(req, member.id);
  await queueMemberMail(req, { kind: "password-changed", member: member.id });
}
