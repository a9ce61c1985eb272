import { createHash } from "node:crypto";

/** What is stored of a token. For 32 random bytes a fast digest is safe. */
export const digestOf = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
