import { createHmac, randomBytes } from "node:crypto";
import { env } from "../env.ts";

/** An unguessable token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/**
 * The token of a mail. It is derived from the job that sends it, so that neither the queue nor the
 * database stores it, and a message that is sent twice contains the same one.
 */
export const tokenOfMail = (job: string): string =>
  createHmac("sha256", env.PAYLOAD_SECRET ?? "")
    .update(`member-mail ${job}`)
    .digest("base64url");
