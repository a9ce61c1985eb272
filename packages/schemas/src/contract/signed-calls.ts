/** Which calls of the contract have to be signed. Source: docs/upstream-contract.md, "Signed requests". */
import { contactForm } from "../forms/contact-form.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const MEMBERS = "/api/members";

/**
 * Whether a request needs a gateway's signature: everything that writes, and whatever concerns members.
 * @param url as in the request's first line
 */
export function needsSignature(method: string, url: string): boolean {
  // A first line may hold a whole address.
  const path = URL.parse(url, "http://upstream")?.pathname ?? url;
  if (path === MEMBERS || path.startsWith(`${MEMBERS}/`)) return true;
  if (SAFE_METHODS.has(method)) return false;
  return path === contactForm.path || path.startsWith("/api/");
}
