import { randomBytes } from "node:crypto";
import { slugify } from "../slugify.ts";

const MAX_WORDS = 60;

/**
 * A new name for a picture: what it is called, so that editors know it again, and 64 random bits, so that it can't
 * be guessed or taken.
 * @param called in any language; `picture` stands for what has no Latin letters or digits
 * @param extension without the dot
 */
export function newFileName(called: string, extension: string): string {
  const words = slugify(called).slice(0, MAX_WORDS).replace(/-$/, "") || "picture";
  return `${words}-${randomBytes(8).toString("hex")}.${extension}`;
}
