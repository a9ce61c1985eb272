import type { FastifyInstance } from "fastify";
import type { ContentStore } from "../content/content-store.ts";
import type { ImageCache } from "../images/image-cache.ts";
import { CARD_VERSION, drawCard } from "../images/og-card.ts";
import { cardText } from "../images/og-title.ts";
import { imageJobs } from "../images/resize.ts";
import { matches } from "../http/send-reply.ts";
import { HttpError } from "../plugins/error-replies.ts";

export interface OgImagesOptions {
  cache: ImageCache;
  content: Pick<ContentStore, "get">;
}

/** `/og/{path}.png`: the picture that other sites show with a link to a page. */
export async function ogImages(
  app: FastifyInstance,
  { cache, content }: OgImagesOptions,
): Promise<void> {
  app.get<{ Params: { "*": string } }>("/og/*", async (request, reply) => {
    const path = /^([^?#]{1,300})\.png$/.exec(request.params["*"])?.[1];
    if (path === undefined) throw new HttpError(404);
    const text = await cardText(content, path);
    const key = `card ${CARD_VERSION}\n${text.siteName}\n${text.title ?? ""}`;
    if (!cache.has(key)) await app.charge("images", request);
    const image = await cache.get(key, () => imageJobs(() => drawCard(text)));
    if (!image) throw new HttpError(503);

    const etag = `"${image.digest}"`;
    reply.header("ETag", etag).header("Cache-Control", "public, max-age=3600");
    // The very purpose is to be shown elsewhere.
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    if (matches(request.headers["if-none-match"] ?? "", etag)) return reply.code(304).send();
    return reply.type(image.type).send(image.body);
  });
}
