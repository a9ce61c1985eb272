import { imageLocations } from "@kdl/schemas/content/resources";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ImageRules, upstreamImageUrl } from "../content/image-source.ts";
import type { ImageCache } from "../images/image-cache.ts";
import type { Originals } from "../images/originals.ts";
import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
} from "@kdl/runtime/concurrency/concurrency-limit";
import { placeholder } from "../images/placeholder.ts";
import { imageRoute, type ReadyImages, SVG_POLICY, videoRoute } from "../images/ready-images.ts";
import { imageJobs, resize } from "../images/resize.ts";
import { formatOf, type Variant, widthOf } from "../images/variant.ts";
import { videoStill } from "../images/video-still.ts";
import { sendStored } from "../http/send-reply.ts";
import type { ReadClient } from "../upstream/read-client.ts";
import { HttpError } from "../plugins/error-replies.ts";

export interface ImagesOptions {
  cache: ImageCache;
  ready: Pick<ReadyImages, "take">;
  originals: Originals;
  rules: Pick<ImageRules, "upstreamUrls" | "imageBases">;
  /** Stills of videos come from the public network, with a client of their own. */
  videoOriginals: Originals;
  videoClient: Pick<ReadClient, "read">;
}

/** The real image may appear any moment. */
const BRIEF = "public, max-age=10";
interface Wanted {
  /** Names the original in the cache and the log. */
  source: string;
  limited: ConcurrencyLimit;
  fetchOriginal: () => Promise<Buffer | null>;
}

interface ImageQuery {
  w?: unknown;
}

/** Originals of up to 15 MiB each in memory; more would only wait to be resized. */
const ORIGINALS = { concurrency: 6, maxQueued: 500 };

/** Images of the upstream and stills of videos, in the width and format that fit the visitor. */
export async function images(app: FastifyInstance, options: ImagesOptions): Promise<void> {
  // A slow public server must not hold up the upstream's images.
  const upstreamLimit = createConcurrencyLimit(ORIGINALS);
  const videoLimit = createConcurrencyLimit(ORIGINALS);

  app.get<{ Params: { location: string; file: string }; Querystring: ImageQuery }>(
    imageRoute,
    async (request, reply) => {
      const { file } = request.params;
      const location = imageLocations.find((name) => name === request.params.location);
      if (location === undefined) throw new HttpError(404);
      const address = upstreamImageUrl(location, file, options.rules);
      if (address === null) throw new HttpError(400);
      const fetchOriginal = () => options.originals.get(address);
      return send(request, reply, { source: address, limited: upstreamLimit, fetchOriginal });
    },
  );

  app.get<{ Params: { id: string }; Querystring: ImageQuery }>(
    videoRoute,
    async (request, reply) => {
      const { id } = request.params;
      if (!/^[\w-]{5,12}$/.test(id)) throw new HttpError(404);
      const fetchOriginal = async () => {
        const still = await videoStill(id, options.videoClient);
        return still === null ? null : options.videoOriginals.get(still);
      };
      return send(request, reply, { source: `video/${id}`, limited: videoLimit, fetchOriginal });
    },
  );

  async function send(
    request: FastifyRequest<{ Querystring: ImageQuery }>,
    reply: FastifyReply,
    { source, limited, fetchOriginal }: Wanted,
  ): Promise<FastifyReply> {
    const width = widthOf(request.query.w);
    if (width === null) throw new HttpError(400);
    const variant: Variant = { width, format: formatOf(request.headers.accept) };
    const key = `${source}\n${width}\n${variant.format}`;
    if (!options.cache.has(key)) await app.charge("images", request);
    reply.header("Vary", "Accept");

    const image = await options.cache
      .get(key, () =>
        limited(async () => {
          const original = await fetchOriginal();
          return original && imageJobs(() => resize(original, variant));
        }),
      )
      .catch((err: unknown) => {
        request.log.warn({ err, source }, "an image can't be served");
        return null;
      });
    if (!image) return sendPlaceholder(reply);

    sendStored(request, reply, options.ready.take(request.url, request.headers.accept, image));
    return reply;
  }
}

/** Status 200, or browsers would report an error although the page looks fine. The header tells. */
function sendPlaceholder(reply: FastifyReply): FastifyReply {
  return reply
    .header("X-Placeholder", "missing")
    .header("Cache-Control", BRIEF)
    .header("Content-Security-Policy", SVG_POLICY)
    .type("image/svg+xml")
    .send(placeholder);
}
