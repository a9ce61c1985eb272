/** Which calls of the contract have to be signed. Source: docs/upstream-contract.md, "Signed requests". */
import { CERTIFICATES_PATH } from "../certificates/certificate.ts";
import { DOOR_PATH } from "../door/door.ts";
import { contactForm } from "../forms/contact-form.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
/** Calls that are about one person, reads included. */
const PERSONAL = [
  "/api/members",
  "/api/applications",
  "/api/registrations",
  CERTIFICATES_PATH,
  DOOR_PATH,
];

/**
 * Whether a request needs a gateway's signature: all writes, and all calls about a person or a door.
 * @param url as in the request's first line
 */
export function needsSignature(method: string, url: string): boolean {
  // The first line may contain an absolute URL.
  const path = URL.parse(url, "http://upstream")?.pathname ?? url;
  if (PERSONAL.some((root) => path === root || path.startsWith(`${root}/`))) return true;
  if (SAFE_METHODS.has(method)) return false;
  return path === contactForm.path || path.startsWith("/api/");
}
