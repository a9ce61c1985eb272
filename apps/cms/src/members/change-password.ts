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
 * A session isn't enough to change an account, since browsers are left open.
 * @throws {Refused} if the current password is wrong
 */
export async function refuseWrongPassword(member: Member, password: string): Promise<void> {
  if (!(await matches(password, member.passwordHash))) throw refusal("WRONG_PASSWORD");
}

/** Mails a link to set a password. Whether there is an account is checked when the mail is sent. */
export async function forgotPassword(payload: Payload, email: string): Promise<void> {
  await inTransaction(payload, (req) =>
    queueMemberMail(req, { kind: "reset", email: emailKeyOf(email) }),
  );
}

/**
 * Sets a password using the link of a mail, and ends all sessions.
 * @throws {Refused} if the link doesn't work; a common password doesn't use it up
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
 * Changes the password, ends all sessions and starts a new one.
 * @throws {Refused} if the current password is wrong, or the new one is common
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

/** Ends all sessions and voids all links that came from the old password. */
async function setPassword(
  req: PayloadRequest,
  member: Member,
  passwordHash: string,
  lost: MemberRefusal,
): Promise<void> {
  // Conditional on the old hash: of two concurrent changes, one succeeds.
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
