import { env } from "../env.ts";
import { createClamd, type Scanner } from "./clamd.ts";

/**
 * The malware scanner; `null` if none is configured, and resumes are released immediately. Members' photos
 * and editors' pictures aren't scanned: they are re-encoded when they arrive.
 */
export const scanner: Scanner | null = env.CLAMAV_URL ? createClamd(env.CLAMAV_URL) : null;
