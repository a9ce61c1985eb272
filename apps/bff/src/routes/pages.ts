import { networkOf } from "@kdl/runtime/limits/client-address";
import { previewFrame } from "@kdl/schemas/contract/signing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import { preferredEncoding } from "../http/accept-encoding.ts";
import type { ByteCache } from "../rendering/byte-cache.ts";
import { anyVisitor, type Visitor, visitorOf } from "../http/visitor.ts";
import { audienceOf, isForEverybody, knowsMember } from "../rendering/page-audience.ts";
import { pageKey } from "../rendering/page-key.ts";
import { pageTarget } from "../rendering/page-target.ts";
import { type PageSetting, renderPage } from "../rendering/render-page.ts";
import { requestOrigin } from "../http/request-origin.ts";
import { keepQuery } from "../http/keep-query.ts";
import { sendStored } from "../http/send-reply.ts";
import type { StoredReply } from "../http/stored-reply.ts";
import { HttpError } from "../plugins/error-replies.ts";

export interface PagesOptions {
  setting: PageSetting;
  cache: ByteCache;
  content: ContentStore;
  siteOrigin: string | undefined;
}

/** Every path that no other route answers is a page, or a page that says "not found". */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { setting, cache, content } = options;

  app.get("/*", async (request, reply) => {
    const origin = requestOrigin(request, options.siteOrigin);
    const target = pageTarget(request.raw.url ?? "/");
    if (origin === null || target.kind === "malformed") throw new HttpError(400);
    if (target.kind === "redirect") {
      // The query may contain a token.
      const isOwn = audienceOf(target.location.split("?", 1)[0] ?? "") === "member";
      reply.header("Cache-Control", isOwn ? "private, no-store" : "public, max-age=3600");
      return reply.redirect(target.location, 308);
    }
    if (isForEverybody(target.audience, request.headers.cookie)) {
      const stored = await sharedPage(request, target.path, origin);
      sendStored(request, reply, keepQuery(stored, request.raw.url ?? "/"));
      return;
    }
    const visitor = knowsMember(target.audience)
      ? visitorOf(request, options.siteOrigin)
      : { ...anyVisitor(), address: networkOf(request.ip) };
    const stored = await personalPage(request, target.path, origin, visitor);
    const answer = keepQuery(stored, request.raw.url ?? "/");
    sendStored(request, reply, answer, visitor.cookies.changes());
  });

  async function sharedPage(
    request: FastifyRequest,
    path: string,
    origin: string,
  ): Promise<StoredReply> {
    const key = pageKey(origin, path);
    if (cache.wouldWait(key)) await app.charge("renders", request);
    return cache.get(key, (known) =>
      renderPage(setting, {
        path,
        origin,
        context: app.readContext(request, { visitor: anyVisitor() }),
        isPersonal: false,
        isPreview: false,
        encodings: ["br", "gzip"],
        known,
        log: request.log,
      }),
    );
  }

  async function personalPage(
    request: FastifyRequest,
    path: string,
    origin: string,
    visitor: Visitor,
  ): Promise<StoredReply> {
    await app.charge("renders", request);
    const token = request.previewToken;
    const seen = token === null ? content : content.preview(token);
    return renderPage(setting, {
      path,
      origin,
      context: app.readContext(request, { content: seen, visitor }),
      isPersonal: true,
      isPreview: token !== null,
      frame: isFramed(request) && token !== null ? previewFrame(token) : null,
      encodings: [preferredEncoding(request.headers["accept-encoding"])],
      log: request.log,
    });
  }
}

/** Browsers set this header themselves; pages can't. */
const isFramed = (request: FastifyRequest) => request.headers["sec-fetch-dest"] === "iframe";
