/** Which calls of the contract have to be signed. Source: docs/upstream-contract.md, "Signed requests". */
import { contactForm } from "../forms/contact-form.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Calls that are about one person, reads included. */
const PERSONAL = ["/api/members", "/api/applications"];

/**
 * Whether a request needs a gateway's signature: everything that writes, and whatever concerns a member or an applicant.
 * @param url as in the request's first line
 */
export function needsSignature(method: string, url: string): boolean {
  // A first line may hold a whole address.
  const path = URL.parse(url, "http://upstream")?.pathname ?? url;
  if (PERSONAL.some((root) => path === root || path.startsWith(`${root}/`))) return true;
  if (SAFE_METHODS.has(method)) return false;
  return path === contactForm.path || path.startsWith("/api/");
}
