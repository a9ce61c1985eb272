import { MEMBER_TOKEN } from "@kdl/schemas/members/members";
import type { Payload, PayloadRequest, Where } from "payload";
import { refusal } from "./refusals.ts";
import type { TokenKind } from "./token-kinds.ts";
import { digestOf } from "../access/token-digest.ts";

const collection = "member-tokens";
/** As long as a job may be retried: until then, a used token must be remembered as used. */
const REMEMBER_MS = 2 * 24 * 60 * 60_000;

/** A token as it is stored. */
export interface StoredToken {
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
 * Reads a token without using it up.
 * @throws {Refused} if it isn't valid
 */
export async function readToken(
  payload: Payload,
  kind: TokenKind,
  token: string,
): Promise<StoredToken> {
  const where = working(kind, token, new Date());
  const stored = await payload.db.findOne<StoredToken>({ collection, where });
  if (!stored) throw refusal("LINK_EXPIRED");
  return stored;
}

/**
 * Uses a token up, in the transaction of the request: of two concurrent calls, one succeeds.
 *
 * @param member the only member who may use it; if omitted, anybody with the link
 * @throws {Refused} if it isn't valid
 */
export async function useToken(
  req: PayloadRequest,
  kind: TokenKind,
  token: string,
  member?: string,
): Promise<StoredToken> {
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
  return used as unknown as StoredToken;
}

/** Voids all links that were mailed to a member, in the transaction of the request. */
export async function cancelTokens(req: PayloadRequest, member: string): Promise<void> {
  await req.payload.db.updateMany({
    collection,
    where: { and: [{ member: { equals: member } }, { usedAt: { exists: false } }] },
    data: { usedAt: new Date().toISOString() },
    req,
    returning: false,
  });
}

/** Deletes tokens that expired days ago. */
export async function forgetOldTokens(payload: Payload, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBER_MS).toISOString();
  await payload.db.deleteMany({ collection, where: { expiresAt: { less_than: before } } });
}
