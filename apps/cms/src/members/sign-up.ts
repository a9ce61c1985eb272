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
/** A mail may be sent a day late, and its link is then valid for another day. */
const RETENTION_MS = 3 * VERIFY_TTL_MS;

/**
 * Stores a sign-up until its link is used. Each one is separate, so that nobody can change what another's
 * link does. Addresses that have an account are treated the same: which mail they get is decided when it
 * is sent.
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

/** Voids all sign-ups with an address, in the transaction of the request. */
export async function forgetSignUps(req: PayloadRequest, emailKey: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { emailKey: { equals: emailKey } }, req });
}

/**
 * Turns a sign-up into an account, with the password chosen by the recipient of the mail.
 * @throws {Refused} if the link isn't valid; a refused password doesn't use it up
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
      // First, so that another link of the same address waits here until this transaction ends.
      // Otherwise it would lock its token, which deleting its sign-up changes, and PostgreSQL would
      // abort one of the two transactions.
      const member = await payload.create({ collection: "members", data, req });
      await useToken(req, "verify", token);
      await forgetSignUps(req, emailKey);
      return member;
    });
  } catch (error) {
    // Another request has created an account for the address in the meantime.
    throw uniqueViolation(error) === "emailKey" ? refusal("LINK_EXPIRED") : error;
  }
}

/** Deletes sign-ups whose links have expired. */
export async function forgetOldSignUps(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { createdAt: { less_than: before } } });
}
