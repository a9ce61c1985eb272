import { createHash, createHmac, randomBytes } from "node:crypto";
import { env } from "../env.ts";

/** A word that nobody can guess: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is kept of a token. Of 32 random bytes a quick digest tells nothing. */
export const digestOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/**
 * The token that a mail carries. It follows from the job that sends it, so that neither the queue nor
 * the database ever holds it, and a message that is sent twice carries the same one.
 */
export const tokenOfMail = (job: string): string =>
  createHmac("sha256", env.PAYLOAD_SECRET ?? "")
    .update(`member-mail ${job}`)
    .digest("base64url");
