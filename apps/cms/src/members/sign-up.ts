import { VERIFY_TTL_MS } from "@kdl/schemas/members/members";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { queueMemberMail } from "./queue-member-mail.ts";
import type { Member } from "../payload-types.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import { emailKeyOf } from "../forms/email-key.ts";
import { memberByEmail, signUpById } from "./find-member.ts";
import { readToken, useToken } from "./mail-tokens.ts";
import { hashPassword } from "./passwords.ts";
import { refusal, refuseCommon } from "./refusals.ts";

const collection = "member-sign-ups";
/** A mail may leave a day late, and its link then works for another day. */
const KEPT_MS = 3 * VERIFY_TTL_MS;

/**
 * Keeps a sign-up until its link is used. Each has its own, so that nobody can change what another's link
 * does. The same happens for an address that has an account: who the mail goes to is found out when it is sent.
 */
export async function signUp(
  payload: Payload,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await inTransaction(payload, async (req) => {
    const data = { name, email, emailKey: emailKeyOf(email) };
    const { id } = await payload.create({ collection, data, req });
    await queueMemberMail(req, { kind: "sign-up", signUp: id });
  });
}

/** Makes all sign-ups with an address void, in the transaction of the request. */
export async function forgetSignUps(req: PayloadRequest, emailKey: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { emailKey: { equals: emailKey } }, req });
}

/**
 * Makes a sign-up an account, with the password of the person who got the mail.
 * @throws {Refused} where the link doesn't work; a refused password doesn't use it up
 */
export async function verifyEmail(
  payload: Payload,
  token: string,
  password: string,
): Promise<Member> {
  const { signUp: id } = await readToken(payload, "verify", token);
  const waiting = id ? await signUpById(payload, id) : null;
  if (!waiting || (await memberByEmail(payload, waiting.email))) throw refusal("LINK_EXPIRED");
  const { name, email, emailKey } = waiting;
  refuseCommon(password, [name, email]);
  const passwordHash = await hashPassword(password);
  try {
    return await inTransaction(payload, async (req) => {
      const verifiedAt = new Date().toISOString();
      const data = { name, email, emailKey, passwordHash, verifiedAt };
      // First, so that another link of the address waits here for our end: it would hold its token by then,
      // which forgetting its sign-up changes, and PostgreSQL would end one of us for the deadlock.
      const member = await payload.create({ collection: "members", data, req });
      await useToken(req, "verify", token);
      await forgetSignUps(req, emailKey);
      return member;
    });
  } catch (error) {
    // The address has got an account in another way meanwhile.
    throw uniqueViolation(error) === "emailKey" ? refusal("LINK_EXPIRED") : error;
  }
}

/** Deletes sign-ups whose links have run out. */
export async function forgetOldSignUps(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { createdAt: { less_than: before } } });
}
