/** Links of mails, from the moment in which a mail is written. */
import { RESET_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members/members";
import type { Payload } from "payload";
import type { KeptToken } from "./mail-tokens.ts";
import type { TokenKind } from "./token-kinds.ts";
import { digestOf, tokenOfMail } from "./tokens.ts";

const collection = "member-tokens";
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
