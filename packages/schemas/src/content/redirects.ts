import { z } from "zod";
import { requiredText } from "./tolerant-values.ts";

const MAX_LENGTH = 500;
/** In a decoded segment, browsers or proxies may read these as the start of another address. */
// oxlint-disable-next-line no-control-regex -- they are what is meant
const UNSAFE = /[\u0000-\u001f\u007f/\\]/;

/**
 * The normal form of a path of this site, or `null` for everything else: addresses of other hosts, queries,
 * fragments, and anything that could be read as one of them. A trailing slash is dropped.
 *
 * @param text untrusted
 */
export function sitePath(text: string): string | null {
  if (!text.startsWith("/") || text.length > MAX_LENGTH || /[\\?#\s]/.test(text)) return null;
  if (text === "/") return text;
  const path = encoded(text.replace(/\/$/, "").slice(1).split("/"));
  return path === null || path.length > MAX_LENGTH ? null : path;
}

function encoded(segments: readonly string[]): string | null {
  try {
    const decoded = segments.map((segment) => decodeURIComponent(segment));
    if (decoded.some((part) => ["", ".", ".."].includes(part) || UNSAFE.test(part))) return null;
    return decoded.map((part) => `/${encodeURIComponent(part)}`).join("");
  } catch {
    return null;
  }
}

const pathOnSite = requiredText.transform((text, context) => {
  const path = sitePath(text);
  if (path !== null) return path;
  context.addIssue({ code: "custom", message: "not a path of this site" });
  return z.NEVER;
});

/** A redirect as `GET /api/redirects` sends it. */
export const redirectWire = z.object({ from: pathOnSite, to: pathOnSite });
export type Redirect = z.infer<typeof redirectWire>;
