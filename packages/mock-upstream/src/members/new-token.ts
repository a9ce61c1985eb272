import { randomBytes } from "node:crypto";

/** Of a session or a mail: 32 random bytes. */
export const newToken = () => randomBytes(32).toString("base64url");
