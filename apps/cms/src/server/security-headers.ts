import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { baseHeaders, INERT_POLICY } from "@kdl/runtime/http/security-headers";
import { siteOrigin } from "../env.ts";
import { INLINE_POLICY, isInlineFile, isPreviewLink } from "./inline-file.ts";
import { isPage } from "./page-request.ts";

const POLICY = "content-security-policy";
const NONCE_BYTES = 16;

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
    // For resumes next to the answers, and the site's pages next to their forms.
    `frame-src 'self' ${siteOrigin}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Sets a reply's security headers before anything is written. A page's policy allows only scripts with
 * its nonce.
 */
export function setSecurityHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  { dev }: { dev: boolean },
): void {
  for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
  // The admin must not appear in search engines.
  response.setHeader("X-Robots-Tag", "noindex, nofollow");
  // Next reads the nonce from here and adds it to every script of the page.
  delete request.headers[POLICY];
  delete request.headers[`${POLICY}-report-only`];
  if (isInlineFile(request) || isPreviewLink(request)) {
    response.setHeader(POLICY, INLINE_POLICY);
    response.setHeader("X-Frame-Options", "SAMEORIGIN");
    return;
  }
  if (!isPage(request)) {
    response.setHeader(POLICY, INERT_POLICY);
    return;
  }
  const policy = pagePolicy({ nonce: randomBytes(NONCE_BYTES).toString("base64"), dev });
  request.headers[POLICY] = policy;
  response.setHeader(POLICY, policy);
}
