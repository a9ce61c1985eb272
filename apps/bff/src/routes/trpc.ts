import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { baseHeaders } from "@kdl/runtime/http/security-headers";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ReadContext } from "../trpc/context.ts";
import type { ContentStore, ContentView } from "../content/content-store.ts";
import type { ByteCache } from "../rendering/byte-cache.ts";
import { anyVisitor } from "../http/visitor.ts";
import { sharedFor } from "../http/cache-headers.ts";
import { hasPreview } from "../http/cookies.ts";
import { sendStored } from "../http/send-reply.ts";
import { type StoredReply, storeReply } from "../http/stored-reply.ts";
import { watchContent } from "../content/watched-content.ts";
import { toFailure } from "../http/errors.ts";
import { appRouter } from "../features/router.ts";
import { assertShallow } from "../plugins/json-depth.ts";
import { HttpError } from "../plugins/error-replies.ts";
import { refuseSlowSenders } from "../plugins/slow-senders.ts";

export const TRPC_PREFIX = "/trpc";

/** Most calls in one batch; the web client stays below it. */
const MAX_BATCH = 20;
const MAX_URL = 4_096;
const MAX_BODY_BYTES = 256 * 1024;

export interface TrpcOptions {
  cache: ByteCache;
  content: ContentStore;
  ttlS: number;
  stallMs?: number | undefined;
}

interface Call {
  url: string;
  body: string | null;
  context: ReadContext;
  isPersonal: boolean;
}

/** Serves the procedures over HTTP: queries by GET, from the byte cache, and mutations by POST. */
export async function trpc(app: FastifyInstance, options: TrpcOptions): Promise<void> {
  const { cache, content } = options;
  app.removeAllContentTypeParsers();
  refuseSlowSenders(app, options.stallMs);
  // Other sites can post forms and multipart bodies without a preflight, but not JSON.
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.get(`${TRPC_PREFIX}/*`, async (request, reply) => {
    const url = normalCall(request.url);
    if (hasPreview(request.headers.cookie) || isPersonal(url)) {
      await app.charge("renders", request);
      const context = app.readContext(request, { content: contentFor(request) });
      return answerOwn(request, reply, { url, body: null, context, isPersonal: true });
    }
    const stored = await sharedQuery(request, url);
    sendStored(request, reply, stored);
  });

  app.post(`${TRPC_PREFIX}/*`, async (request, reply) => {
    const body = typeof request.body === "string" ? request.body : "";
    assertShallow(body);
    const url = normalCall(request.url);
    await app.charge("renders", request);
    const context = app.sendContext(request, { content: contentFor(request) });
    return answerOwn(request, reply, { url, body, context, isPersonal: true });
  });

  async function sharedQuery(request: FastifyRequest, url: string): Promise<StoredReply> {
    if (cache.wouldWait(url)) await app.charge("renders", request);
    return cache.get(url, (known) => {
      const context = app.readContext(request, { visitor: anyVisitor() });
      return answer(request, { url, body: null, context, isPersonal: false }, known);
    });
  }

  async function answerOwn(request: FastifyRequest, reply: FastifyReply, call: Call) {
    const stored = await answer(request, call);
    sendStored(request, reply, stored, call.context.visitor.cookies.changes());
  }

  function contentFor({ previewToken }: FastifyRequest): ContentView {
    return previewToken === null ? content : content.preview(previewToken);
  }

  async function answer(
    request: FastifyRequest,
    call: Call,
    known?: StoredReply,
  ): Promise<StoredReply> {
    const watched = watchContent(call.context.content);
    let retryAfterS = 0;
    const response = await fetchRequestHandler({
      endpoint: TRPC_PREFIX,
      router: appRouter,
      req: new Request(`http://gateway${call.url}`, {
        ...(call.body === null ? {} : { method: "POST", body: call.body }),
        headers: { "content-type": "application/json" },
      }),
      createContext: () => ({ ...call.context, content: watched.content }),
      maxBatchSize: MAX_BATCH,
      onError({ error, path }) {
        retryAfterS = Math.max(retryAfterS, toFailure(error).retryAfterS ?? 0);
        if (error.code === "INTERNAL_SERVER_ERROR")
          request.log.error({ err: error, path }, "call failed");
      },
    });
    const degraded = watched.failed();
    const isKept = !call.isPersonal && !degraded && response.status === 200;
    return storeReply({
      status: response.status,
      body: await response.text(),
      headers: {
        ...baseHeaders,
        "Content-Type": "application/json",
        ...(isKept ? sharedFor(options.ttlS) : { "Cache-Control": "private, no-store" }),
        ...(retryAfterS > 0 && !response.ok ? { "Retry-After": String(retryAfterS) } : {}),
      },
      encodings: ["br", "gzip"],
      known,
      // 207: some calls of the batch failed.
      degraded: degraded || response.status === 207,
      sources: watched.sources(),
    });
  }
}

/**
 * Whether a call, or one of a batch, is about a member, an applicant or a participant: its reply is for this
 * visitor only. Searches and missing addresses have too many different replies to be worth caching.
 */
function isPersonal(url: string): boolean {
  try {
    return /(?:^|[/,])(?:members|applications|registrations|door|search|redirects)\./.test(
      decodeURIComponent(url.split("?", 1)[0] ?? ""),
    );
  } catch {
    return true;
  }
}

/** The canonical URL of a call, under which its reply is cached: what tRPC's own client sends. */
function normalCall(url: string): string {
  if (url.length > MAX_URL) throw new HttpError(413);
  const [path = "", query = ""] = url.split("?", 2);
  const parameters = new URLSearchParams(query);
  const input = parameters.get("input");
  const parts = [
    ...(parameters.get("batch") === "1" ? ["batch=1"] : []),
    ...(input === null ? [] : [`input=${encodeURIComponent(input)}`]),
  ];
  return parts.length === 0 ? path : `${path}?${parts.join("&")}`;
}
