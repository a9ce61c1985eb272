import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { baseHeaders, INERT_POLICY } from "@kdl/runtime/http/security-headers";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** All headers of a reply that isn't a page. */
export const inertHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  "Content-Security-Policy": INERT_POLICY,
};

/** Policy of a reply that isn't a page, but leads to one in a frame of another origin. */
export const inertPolicyIn = (frame: string): string =>
  INERT_POLICY.replace("frame-ancestors 'none'", `frame-ancestors ${frame}`);

/** Players of the videos that testimonials may show. */
const PLAYERS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];

/** Path that browsers report violations of the policy to. */
export const CSP_REPORT_PATH = "/csp-report";

export interface PagePolicy {
  imageHosts: readonly string[];
  frameHosts: readonly string[];
  /** CSP sources of the page's inline styles. */
  styleHashes: readonly string[];
  isHttps: boolean;
  /** Origin that may show the page in a frame: the admin, for previews. */
  frame?: string | null;
}

/** The Content-Security-Policy of a page: no inline script at all, inline styles only by hash. */
export function pagePolicy(page: PagePolicy): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...page.styleHashes].join(" "),
    ["img-src 'self' data:", ...page.imageHosts.map((host) => `https://${host}`)].join(" "),
    ["frame-src 'self'", ...PLAYERS, ...page.frameHosts].join(" "),
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${page.frame ?? "'none'"}`,
    ...(page.isHttps ? ["upgrade-insecure-requests"] : []),
    `report-uri ${CSP_REPORT_PATH}`,
  ].join("; ");
}

/**
 * Headers of the page in the member area's frame, and of what it loads. Pages of this site may frame it.
 * It runs sandboxed, without an origin, so that its own script and styles are cross-origin. It sends no
 * data anywhere.
 */
export const framedHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  "X-Frame-Options": "SAMEORIGIN",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `report-uri ${CSP_REPORT_PATH}`,
  ].join("; "),
};

/** Headers of the door page and its service worker, which use the camera and aren't indexed. */
export const doorHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  "Permissions-Policy": (baseHeaders["Permissions-Policy"] ?? "").replace(
    "camera=()",
    "camera=(self)",
  ),
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex",
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
  ].join("; "),
};

/** Adds the headers and the request's id to every reply that Fastify writes; routes may set their own. */
export const securityHeaders = fp(
  async (app: FastifyInstance) => {
    app.addHook("onRequest", async (request, reply) => {
      reply.headers(inertHeaders).header(REQUEST_ID_HEADER, request.id);
    });
  },
  { name: "security-headers" },
);
