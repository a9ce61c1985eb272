import { env } from "../env.ts";
import { createClamd, type Scanner } from "./clamd.ts";

/**
 * Who looks at resumes before staff may have them; `null` where nobody does, and they are released at
 * once. Members' photos and editors' pictures need no look: they are drawn anew when they come in.
 */
export const scanner: Scanner | null = env.CLAMAV_URL ? createClamd(env.CLAMAV_URL) : null;
