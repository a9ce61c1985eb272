/** Links of mails, created when a mail is composed. */
import { RESET_TTL_MS, VERIFY_TTL_MS } from "@kdl/schemas/members/members";
import type { Payload } from "payload";
import type { StoredToken } from "./mail-tokens.ts";
import type { TokenKind } from "./token-kinds.ts";
import { digestOf } from "../access/token-digest.ts";
import { tokenOfMail } from "./tokens.ts";

const collection = "member-tokens";
const lifetime: Record<TokenKind, number> = {
  verify: VERIFY_TTL_MS,
  reset: RESET_TTL_MS,
  confirm: VERIFY_TTL_MS,
};

/** Purpose and owner of a token. */
interface Purpose {
  kind: TokenKind;
  member?: string;
  signUp?: string;
  /** The new address, of `confirm`. */
  email?: string;
}

/**
 * Makes the token of a mail valid from now on.
 *
 * @param job that sends it
 * @returns `null` if it was used already, so that there is nothing left to send
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
  const stored = await payload.db.findOne<StoredToken>({ collection, where });
  if (stored?.usedAt) return null;
  if (stored) await payload.db.updateOne({ collection, id: stored.id, data: { expiresAt } });
  else await payload.db.create({ collection, data: { digest, kind, expiresAt, ...purpose } });
  return token;
}
