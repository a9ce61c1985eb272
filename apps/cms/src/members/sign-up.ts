import { VERIFY_TTL_MS } from "@kdl/schemas/members";
import type { Payload, PayloadRequest } from "payload";
import { inTransaction } from "../database/transactions.ts";
import { queueMemberMail } from "../mail/queue-member-mail.ts";
import { uniqueViolation } from "../submissions/unique-violation.ts";
import type { MemberSignUp } from "../payload-types.ts";
import { emailKeyOf, memberByEmail, signUpByEmail, signUpById } from "./find-member.ts";
import { useToken } from "./mail-tokens.ts";
import { hashPassword } from "./passwords.ts";
import { refusal } from "./refusals.ts";

const collection = "member-sign-ups";
/** Chances to lose against other sign-ups with the same address: each is lost to another one. */
const TRIES = 12;
/** Time between two mails with the same link. */
const MAIL_EVERY_MS = 60_000;
/** How long one waits for its click, in ms; the mail can be asked for anew by logging in. */
const WAITS_MS = 7 * VERIFY_TTL_MS;

interface SignUp {
  name: string;
  email: string;
  password: string;
}

type Kept = Pick<MemberSignUp, "name" | "email" | "emailKey" | "passwordHash">;

/**
 * Keeps a sign-up until its address is confirmed, in place of an earlier one. It does the same for an
 * address that has an account: whom its mail goes to is found out when it is sent. With the salt of
 * the account, so that a later log-in is answered as if there were none; else with that of the
 * earlier one, so that a repeat can be told.
 */
export async function signUp(payload: Payload, { name, email, password }: SignUp): Promise<void> {
  const owner = await memberByEmail(payload, email);
  const earlier = await signUpByEmail(payload, email);
  const like = owner?.passwordHash ?? earlier?.passwordHash ?? null;
  const passwordHash = await hashPassword(password, like);
  await keep(payload, { name, email, emailKey: emailKeyOf(email), passwordHash }, TRIES);
}

async function keep(payload: Payload, data: Kept, tries: number): Promise<void> {
  try {
    await inTransaction(payload, async (req) => {
      const earlier = await signUpByEmail(payload, data.email, req);
      if (earlier && isRepeat(earlier, data)) await mailAgain(req, earlier.id);
      else await replace(req, data);
    });
  } catch (error) {
    if (uniqueViolation(error) !== "emailKey" || tries === 1) throw error;
    await keep(payload, data, tries - 1);
  }
}

/** Whether somebody has only sent the form twice: then the link that was mailed has to go on working. */
const isRepeat = (earlier: MemberSignUp, data: Kept) =>
  earlier.name === data.name && earlier.passwordHash === data.passwordHash;

async function replace(req: PayloadRequest, data: Kept): Promise<void> {
  await forgetSignUp(req, data.emailKey);
  const { id } = await req.payload.create({ collection, data, req });
  await queueMemberMail(req, { kind: "sign-up", signUp: id });
}

/** Mails a sign-up once more, in the transaction of the request; at most once a minute. */
export async function mailAgain(req: PayloadRequest, signUpId: string): Promise<void> {
  const now = Date.now();
  const before = new Date(now - MAIL_EVERY_MS).toISOString();
  const noted = await req.payload.db.updateOne({
    collection,
    where: {
      and: [
        { id: { equals: signUpId } },
        { or: [{ mailedAt: { exists: false } }, { mailedAt: { less_than: before } }] },
      ],
    },
    data: { mailedAt: new Date(now).toISOString() },
    options: { atomic: true },
    req,
  });
  if (noted) await queueMemberMail(req, { kind: "sign-up", signUp: signUpId });
}

/** Lets no sign-up with this address wait any longer, in the transaction of the request. */
export async function forgetSignUp(req: PayloadRequest, emailKey: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: { emailKey: { equals: emailKey } }, req });
}

/**
 * Makes a sign-up an account.
 * @throws {Refused} where the link doesn't work
 */
export async function verifyEmail(payload: Payload, token: string): Promise<void> {
  try {
    await inTransaction(payload, async (req) => {
      const used = await useToken(req, "verify", token);
      const waiting = used.signUp ? await signUpById(payload, used.signUp, req) : null;
      if (!waiting) throw refusal("LINK_EXPIRED");
      const { name, email, emailKey, passwordHash } = waiting;
      const verifiedAt = new Date().toISOString();
      const data = { name, email, emailKey, passwordHash, verifiedAt };
      await payload.create({ collection: "members", data, req });
      await forgetSignUp(req, emailKey);
    });
  } catch (error) {
    // The address has got an account on another way meanwhile.
    throw uniqueViolation(error) === "emailKey" ? refusal("LINK_EXPIRED") : error;
  }
}

/** Forgets sign-ups that nobody has confirmed for a week. */
export async function forgetOldSignUps(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - WAITS_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { createdAt: { less_than: before } } });
}
