import { MEMBER_TOKEN, RESET_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members";
import type { Payload, PayloadRequest } from "payload";
import { refusal } from "./refusals.ts";
import type { TokenKind } from "./token-kinds.ts";
import { digestOf, tokenOfMail } from "./tokens.ts";

const collection = "member-tokens";
/** As long as a job that sends one may come again: until then it is known that it was used. */
const REMEMBER_MS = 2 * 24 * 60 * 60_000;

const lifetime: Record<TokenKind, number> = {
  verify: VERIFY_TTL_MS,
  reset: RESET_TTL_MS,
  confirm: VERIFY_TTL_MS,
};

/** Whom and what a token is for. */
interface Purpose {
  kind: TokenKind;
  member?: string;
  signUp?: string;
  /** The new address, of `confirm`. */
  email?: string;
}

/** A token that is kept. */
interface KeptToken {
  id: string;
  member?: string | null;
  signUp?: string | null;
  email?: string | null;
  usedAt?: string | null;
}

/**
 * Lets the token of a mail work from now on.
 *
 * @param job that sends it
 * @returns `null` where it was used already: then there is nothing to send any more
 */
export async function keepToken(
  payload: Payload,
  job: string,
  { kind, ...purpose }: Purpose,
): Promise<string | null> {
  const token = tokenOfMail(job);
  const digest = digestOf(token);
  const expiresAt = new Date(Date.now() + lifetime[kind]).toISOString();
  const where = { digest: { equals: digest } };
  const kept = await payload.db.findOne<KeptToken>({ collection, where });
  if (kept?.usedAt) return null;
  if (kept) await payload.db.updateOne({ collection, id: kept.id, data: { expiresAt } });
  else await payload.db.create({ collection, data: { digest, kind, expiresAt, ...purpose } });
  return token;
}

const working = (kind: TokenKind, token: string, now: Date) => {
  if (!MEMBER_TOKEN.test(token)) throw refusal("LINK_EXPIRED");
  return {
    and: [
      { digest: { equals: digestOf(token) } },
      { kind: { equals: kind } },
      { usedAt: { exists: false } },
      { expiresAt: { greater_than: now.toISOString() } },
    ],
  };
};

/**
 * What a token is for, without using it up.
 * @throws {Refused} where it doesn't work
 */
export async function readToken(
  payload: Payload,
  kind: TokenKind,
  token: string,
): Promise<KeptToken> {
  const where = working(kind, token, new Date());
  const kept = await payload.db.findOne<KeptToken>({ collection, where });
  if (!kept) throw refusal("LINK_EXPIRED");
  return kept;
}

/**
 * Uses a token up, in the transaction of the request: of two at the same moment the database lets one.
 * @throws {Refused} where it doesn't work
 */
export async function useToken(
  req: PayloadRequest,
  kind: TokenKind,
  token: string,
): Promise<KeptToken> {
  const now = new Date();
  const used = await req.payload.db.updateOne({
    collection,
    where: working(kind, token, now),
    data: { usedAt: now.toISOString() },
    options: { atomic: true },
    req,
  });
  if (!used) throw refusal("LINK_EXPIRED");
  return used as unknown as KeptToken;
}

/** Lets no link work any more that was mailed to a member, in the transaction of the request. */
export async function cancelTokens(req: PayloadRequest, member: string): Promise<void> {
  await req.payload.db.updateMany({
    collection,
    where: { and: [{ member: { equals: member } }, { usedAt: { exists: false } }] },
    data: { usedAt: new Date().toISOString() },
    req,
    returning: false,
  });
}

/** So many links to set a password may wait for a click; more are not mailed. */
const RESETS_MAX = 5;

/** Whether a member's inbox has links enough: anybody may ask for them in their name. */
export async function hasManyResets(payload: Payload, member: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: {
      and: [
        { member: { equals: member } },
        { kind: { equals: "reset" } },
        { usedAt: { exists: false } },
        { expiresAt: { greater_than: new Date().toISOString() } },
      ],
    },
  });
  return totalDocs >= RESETS_MAX;
}

/** Forgets tokens that have been too old for days. */
export async function forgetOldTokens(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBER_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { expiresAt: { less_than: before } } });
}
