import type { ReturnedForm } from "@kdl/schemas/contract/submissions";
import { baseHeaders } from "@kdl/runtime/http/security-headers";
import type { FastifyBaseLogger } from "fastify";
import type { Context, ReadContext } from "../trpc/context.ts";
import { pagePolicy } from "../plugins/security-headers.ts";
import { sharedFor } from "../http/cache-headers.ts";
import { hasSecretAddress, isForApplicants } from "./page-address.ts";
import { audienceOf, knowsMember } from "./page-audience.ts";
import { returnPath } from "@kdl/schemas/pages/return-path";
import { isUnchanged, pageQuery, recordQueries } from "./page-query.ts";
import type { PageAssets, PageRenderer, RenderResult } from "./renderer.ts";
import { type Encoding, type StoredReply, storeReply } from "../http/stored-reply.ts";
import { watchContent } from "../content/watched-content.ts";

/** Settings that all pages share. */
export interface PageSetting {
  renderer: PageRenderer;
  assets: PageAssets;
  /** Calls procedures in-process. */
  createCaller: (context: Context) => unknown;
  /** Whether pages report Web Vitals. */
  vitals: boolean;
  /** Seconds for which shared caches may keep a page. */
  ttlS: number;
  imageHosts: readonly string[];
  frameHosts: readonly string[];
  /** While developing, styles and scripts are injected in ways that no policy allows. */
  withPolicy: boolean;
}

export interface PageRequest {
  /** In its normal form. */
  path: string;
  origin: string;
  context: ReadContext;
  /** Whether the reply is for one visitor only. */
  isPersonal: boolean;
  isPreview: boolean;
  /** Origin of the admin that shows this preview beside its form. */
  frame?: string | null;
  encodings: readonly Encoding[];
  /** The page as it was rendered before. */
  known?: StoredReply | undefined;
  /** A form that was refused, with the status of the refusal. */
  returned?: {
    form: ReturnedForm;
    status: number;
    headers: Readonly<Record<string, string>>;
  };
  log: FastifyBaseLogger;
}

/** The policy says who may show the page in a frame; this header could only forbid it. */
const { "X-Frame-Options": _, ...headersInFrame } = baseHeaders;

const RETRY_AFTER_S = "10";
/** Shared caches keep a missing page for a shorter time, since it may be published at any moment. */
const NOT_FOUND_TTL_S = 10;

/** Renders a page and encodes it with all of its headers. */
export async function renderPage(setting: PageSetting, request: PageRequest): Promise<StoredReply> {
  const { path, origin, log } = request;
  const [pathname = ""] = path.split("?", 1);
  const watched = watchContent(request.context.content);
  const context = { ...request.context, content: watched.content };
  const query = pageQuery(setting.createCaller, context, (err, name) =>
    log.error({ err, query: name }, "query failed"),
  );
  const { known, returned } = request;
  if (known && !returned && (await isUnchanged(known, query))) {
    return { ...known, sources: watched.sources() };
  }
  // Personal pages and previews are never cached, so nothing compares their queries.
  const recorded = request.isPersonal || request.isPreview ? null : recordQueries(query);
  const result = await setting.renderer.render({
    path,
    origin,
    query: recorded?.query ?? query,
    assets: setting.assets,
    // Leaving the preview would empty the frame.
    preview: request.isPreview && !request.frame,
    vitals: setting.vitals,
    returnedForm: returned?.form ?? null,
  });
  const degraded = watched.failed();
  const isDrawn = result.status === 200;
  return storeReply({
    status: (isDrawn ? returned?.status : undefined) ?? result.status,
    body: result.html,
    headers: {
      ...(request.frame ? headersInFrame : baseHeaders),
      ...(setting.withPolicy
        ? { "Content-Security-Policy": policyOf(setting, request, result) }
        : {}),
      "Content-Type": "text/html; charset=utf-8",
      ...cacheHeaders(setting, request, result, degraded),
      ...(result.status === 503 ? { "Retry-After": RETRY_AFTER_S } : {}),
      ...(knowsMember(audienceOf(pathname)) ? { Vary: "Cookie" } : {}),
      ...(hasSecretAddress(pathname) ? { "Referrer-Policy": "no-referrer" } : {}),
      ...(request.isPreview || isForApplicants(pathname) ? { "X-Robots-Tag": "noindex" } : {}),
      ...locationOf(result, origin),
      ...(isDrawn ? returned?.headers : {}),
    },
    encodings: request.encodings,
    known,
    degraded,
    sources: watched.sources(),
    queries: recorded?.results() ?? null,
  });
}

function policyOf(setting: PageSetting, request: PageRequest, result: RenderResult): string {
  return pagePolicy({
    imageHosts: setting.imageHosts,
    frameHosts: setting.frameHosts,
    styleHashes: result.styleHashes,
    isHttps: request.origin.startsWith("https:"),
    frame: request.frame ?? null,
  });
}

function cacheHeaders(
  setting: PageSetting,
  request: PageRequest,
  result: RenderResult,
  degraded: boolean,
): Readonly<Record<string, string>> {
  if (request.isPersonal) return { "Cache-Control": "private, no-store" };
  if (degraded || result.status >= 500) return { "Cache-Control": "no-store" };
  return sharedFor(result.status === 404 ? Math.min(NOT_FOUND_TTL_S, setting.ttlS) : setting.ttlS);
}

function locationOf(result: RenderResult, origin: string): Record<string, string> {
  if (result.redirect === null) return {};
  const location = returnPath(result.redirect, origin);
  if (location === null) throw new Error("a page redirects to another site");
  return { Location: location };
}
