import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./request-path.ts";

const POLICY = "content-security-policy";
const NONCE_BYTES = 16;

/** Sent with every reply. */
const baseHeaders: Readonly<Record<string, string>> = {
  // Browsers ignore it where the connection isn't https, so it needs no condition.
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), " +
    "gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** For everything that isn't a page: should a browser show it as one, it can do nothing. */
const INERT_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface PagePolicy {
  nonce: string;
  /** Next's development server compiles in the browser. */
  dev: boolean;
}

function pagePolicy({ nonce, dev }: PagePolicy): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ""}`,
    // Payload sets style attributes, and its libraries write style elements; neither takes a nonce.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const isPage = (path: string) => path === "/admin" || path.startsWith("/admin/");

/** Sets the headers of a reply before anybody writes it. A page's policy allows only scripts with its nonce. */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { dev }: { dev: boolean },
): void {
  for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
  // Next takes the nonce from here and puts it on every script of the page.
  delete request.headers[POLICY];
  delete request.headers[`${POLICY}-report-only`];
  if (!isPage(pathOf(request))) {
    response.setHeader(POLICY, INERT_POLICY);
    return;
  }
  const policy = pagePolicy({ nonce: randomBytes(NONCE_BYTES).toString("base64"), dev });
  request.headers[POLICY] = policy;
  response.setHeader(POLICY, policy);
}
