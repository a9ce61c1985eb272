import type { Payload } from "payload";
import { inTransaction } from "../database/transactions.ts";
import type { Member } from "../payload-types.ts";
import { memberByLogIn } from "./find-member.ts";
import { hashPassword, isOutdated, matches } from "./passwords.ts";
import { refusal } from "./refusals.ts";
import { beginSession, type NewSession } from "./sessions.ts";

/** A session and its member. */
export interface LoginResult extends NewSession {
  member: Member;
}

/**
 * Starts a new session. Takes the same time for every name: one look-up and one hash.
 *
 * @param name an email address in any case, or a username
 * @throws {Refused} if name or password is wrong
 */
export async function logIn(
  payload: Payload,
  name: string,
  password: string,
): Promise<LoginResult> {
  const member = await memberByLogIn(payload, name);
  const isRight = await matches(password, member?.passwordHash ?? null);
  if (!member || !isRight) throw refusal("WRONG_CREDENTIALS");
  return open(payload, member, password);
}

async function open(payload: Payload, member: Member, password: string): Promise<LoginResult> {
  const now = new Date();
  const passwordHash = isOutdated(member.passwordHash)
    ? await hashPassword(password)
    : member.passwordHash;
  const session = await inTransaction(payload, async (req) => {
    // A concurrent change of the password has ended all sessions: this one must not start after it.
    const current = await payload.db.updateOne({
      collection: "members",
      where: {
        and: [{ id: { equals: member.id } }, { passwordHash: { equals: member.passwordHash } }],
      },
      data: { lastLogInAt: now.toISOString(), passwordHash },
      options: { atomic: true },
      req,
    });
    if (!current) throw refusal("WRONG_CREDENTIALS");
    return beginSession(req, member.id, now);
  });
  return { ...session, member };
}
