import { MEMBER_TOKEN } from "@kdl/schemas/members/members";
import type { Payload, PayloadRequest, Where } from "payload";
import { refusal } from "./refusals.ts";
import type { TokenKind } from "./token-kinds.ts";
import { digestOf } from "./tokens.ts";

const collection = "member-tokens";
/** As long as a job that sends one may come again: until then it is known that it was used. */
const REMEMBER_MS = 2 * 24 * 60 * 60_000;

/** A token that is kept. */
export interface KeptToken {
  id: string;
  member?: string | null;
  signUp?: string | null;
  email?: string | null;
  usedAt?: string | null;
}

const working = (kind: TokenKind, token: string, now: Date): { and: Where[] } => {
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
 *
 * @param member who may use it, where not everybody may who got the mail
 * @throws {Refused} where it doesn't work
 */
export async function useToken(
  req: PayloadRequest,
  kind: TokenKind,
  token: string,
  member?: string,
): Promise<KeptToken> {
  const now = new Date();
  const { and } = working(kind, token, now);
  const used = await req.payload.db.updateOne({
    collection,
    where: { and: member === undefined ? and : [...and, { member: { equals: member } }] },
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

/** Forgets tokens that have been too old for days. */
export async function forgetOldTokens(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBER_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { expiresAt: { less_than: before } } });
}
