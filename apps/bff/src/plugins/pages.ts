import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import { preferredEncoding } from "../rendering/accept-encoding.ts";
import type { ByteCache } from "../rendering/byte-cache.ts";
import { isPersonal } from "../rendering/cookies.ts";
import { pageKey } from "../rendering/page-key.ts";
import { pageTarget } from "../rendering/page-target.ts";
import { type PageSetting, renderPage } from "../rendering/render-page.ts";
import { requestOrigin } from "../rendering/request-origin.ts";
import { sendReply } from "../rendering/send-reply.ts";
import type { StoredReply } from "../rendering/stored-reply.ts";
import { HttpError } from "./error-replies.ts";

export interface PagesOptions {
  setting: PageSetting;
  cache: ByteCache;
  content: ContentStore;
  siteOrigin: string | undefined;
}

/** Every path that nothing else answers is a page, or what the pages say is none. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { setting, cache, content } = options;

  app.get("/*", async (request, reply) => {
    const origin = requestOrigin(request, options.siteOrigin);
    const target = pageTarget(request.raw.url ?? "/");
    if (origin === null || target.kind === "malformed") throw new HttpError(400);
    if (target.kind === "redirect") {
      return reply.header("Cache-Control", "public, max-age=3600").redirect(target.location, 301);
    }
    const stored =
      target.isPersonal || isPersonal(request.headers.cookie)
        ? await personalPage(request, target.path, origin)
        : await sharedPage(request, target.path, origin);
    reply.hijack();
    sendReply(request.raw, reply.raw, stored);
  });

  async function sharedPage(
    request: FastifyRequest,
    path: string,
    origin: string,
  ): Promise<StoredReply> {
    const key = pageKey(origin, path);
    if (cache.wouldWait(key)) await app.charge("renders", request);
    return cache.get(key, () =>
      renderPage(setting, {
        path,
        origin,
        content,
        isPersonal: false,
        isPreview: false,
        encodings: ["br", "gzip"],
        requestId: request.id,
        log: request.log,
      }),
    );
  }

  async function personalPage(
    request: FastifyRequest,
    path: string,
    origin: string,
  ): Promise<StoredReply> {
    await app.charge("renders", request);
    const token = request.previewToken;
    return renderPage(setting, {
      path,
      origin,
      content: token === null ? content : content.preview(token),
      isPersonal: true,
      isPreview: token !== null,
      encodings: [preferredEncoding(request.headers["accept-encoding"])],
      requestId: request.id,
      log: request.log,
    });
  }
}
