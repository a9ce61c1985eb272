import { randomBytes } from "node:crypto";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { createEventLoopQueue } from "@kdl/runtime/concurrency/event-loop-queue";
import { applicationPosts } from "./features/applications/application-posts.ts";
import { registrationPosts } from "./features/registrations/registration-posts.ts";
import { callContext } from "./call-context.ts";
import { createPurges } from "./content/purges.ts";
import { createCaller } from "./features/router.ts";
import { fastifyOptions } from "./fastify-options.ts";
import type { GatewayDeps } from "./gateway-deps.ts";
import { openDiskCache } from "./images/disk-cache.ts";
import { createImageCache } from "./images/image-cache.ts";
import { createOriginals } from "./images/originals.ts";
import { observeContent } from "./metrics/observed-content.ts";
import { requestMetrics } from "./metrics/request-metrics.ts";
import { timedMembers, timedReads, timedSubmissions } from "./metrics/timed-calls.ts";
import { watchLateness } from "./overload/lateness.ts";
import { createOverload } from "./overload/overload.ts";
import { calendars } from "./routes/calendars.ts";
import { contentWebhook } from "./routes/content-webhook.ts";
import { cspReport } from "./routes/csp-report.ts";
import { errorReplies } from "./plugins/error-replies.ts";
import { certificateFiles } from "./features/certificates/certificate-files.ts";
import { formPosts } from "./features/forms/form-posts.ts";
import { health } from "./routes/health.ts";
import { hostCheck } from "./plugins/host-check.ts";
import { images } from "./routes/images.ts";
import { memberFiles } from "./features/members/member-files.ts";
import { memberPictures } from "./features/members/member-pictures.ts";
import { memberPosts } from "./features/members/member-posts.ts";
import { ogImages } from "./routes/og-images.ts";
import { originCheck } from "./plugins/origin-check.ts";
import { pages } from "./routes/pages.ts";
import { preview } from "./plugins/preview.ts";
import { rateLimits } from "./plugins/rate-limits.ts";
import { requestLog } from "./plugins/request-log.ts";
import { requestScope } from "./plugins/request-scope.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { sitemap } from "./routes/sitemap.ts";
import { staticFiles } from "./routes/static-files.ts";
import { webVitals } from "./routes/web-vitals.ts";
import { trpc } from "./routes/trpc.ts";
import { wellKnown } from "./routes/well-known.ts";
import { createReplyCaches } from "./rendering/reply-caches.ts";
import { createFormReplies } from "./submissions/form-replies.ts";
import { defaultUploadLimits } from "./submissions/uploads/upload-limits.ts";
import { uploads } from "./submissions/uploads/uploads.ts";

const MIB = 1024 * 1024;

/** Builds the gateway without listening. What is registered first acts first. */
export async function buildApp(deps: GatewayDeps): Promise<FastifyInstance> {
  const { env, log, content, web, metrics } = deps;
  const caches = createReplyCaches(deps);
  const lateness = deps.lateness ?? watchLateness();
  const overload = createOverload({
    http: metrics.http,
    lateness,
    queue: createEventLoopQueue(),
    log,
  });
  const app = fastify(fastifyOptions(deps, caches, overload));
  app.addHook("onClose", async () => lateness.stop());
  const submissionClient = timedSubmissions(deps.submissionClient, metrics);
  const memberClient = timedMembers(deps.memberClient, metrics);
  observeContent(metrics.meter, content);
  const siteOrigin = env.SITE_ORIGIN;
  // Without one that gateways share, forms that were begun before a restart only look more like spam.
  const formSecret = env.GATEWAY_SECRET ?? randomBytes(32).toString("base64url");

  await app.register(requestScope, { tracing: deps.tracing });
  await app.register(requestMetrics, { metrics });
  await app.register(requestLog);
  await app.register(securityHeaders);
  await app.register(errorReplies);
  await app.register(hostCheck);
  await app.register(rateLimits, {
    submissionsPerMinute: env.RATE_LIMIT_SUBMISSIONS,
    redisUrl: env.REDIS_URL,
    metrics,
  });
  await app.register(originCheck, { siteOrigin });
  await app.register(preview, { secret: env.GATEWAY_SECRET, siteOrigin });

  const stallMs = deps.clientLimits?.stallMs;
  await app.register(cspReport, { stallMs });
  await app.register(webVitals, { metrics, stallMs });
  const purges = createPurges({
    content,
    purgeReplies: caches.purge,
    redisUrl: env.REDIS_URL,
    log: app.log,
    onPurge: (via) => metrics.purges[via].inc(),
  });
  app.addHook("onClose", async () => purges.close());
  await app.register(contentWebhook, { secret: env.GATEWAY_SECRET, purges, stallMs });
  await app.register(callContext, {
    content,
    formSecret,
    submissionClient,
    memberClient,
    siteOrigin,
    timeZone: env.SITE_TIME_ZONE,
  });
  await app.register(trpc, { cache: caches.queries, content, ttlS: env.CONTENT_TTL_S, stallMs });

  const disk = await openDiskCache({
    folder: join(env.DATA_DIR, "cache", "images"),
    maxBytes: env.IMAGE_CACHE_MB * MIB,
    log,
  });
  await app.register(health, {
    content,
    disk,
    overload,
    addresses: deps.addresses,
    signer: deps.signer,
    closing: deps.closing,
  });
  const videoClient = timedReads(deps.videoClient, metrics, "videos");
  const imageCache = createImageCache(disk, log, metrics.caches.images);
  await app.register(images, {
    cache: imageCache,
    ready: caches.images,
    originals: createOriginals({ client: timedReads(deps.imageClient, metrics, "images"), log }),
    rules: { upstreamUrls: env.UPSTREAM_URL, imageBases: env.IMAGE_BASES },
    videoOriginals: createOriginals({ client: videoClient, log }),
    videoClient,
  });
  await app.register(ogImages, { cache: imageCache, content });

  await app.register(wellKnown, { content, siteOrigin });
  await app.register(sitemap, { content, siteOrigin, ttlS: env.CONTENT_TTL_S });
  await app.register(calendars, { content, siteOrigin, ttlS: env.CONTENT_TTL_S });
  if (web.clientFolder !== null) {
    const sharedFolder = join(env.DATA_DIR, "cache", "built-files");
    await app.register(staticFiles, { folder: web.clientFolder, sharedFolder, log });
  }
  const setting = {
    renderer: web.renderer,
    assets: web.assets,
    createCaller,
    ttlS: env.CONTENT_TTL_S,
    // Without the port, nothing could read them.
    vitals: env.METRICS_PORT !== undefined,
    imageHosts: env.IMAGE_HOSTS ?? [],
    frameHosts: env.FRAME_HOSTS ?? [],
    withPolicy: web.front === null,
  };
  const posting = {
    replies: createFormReplies({ setting, siteOrigin }),
    content,
    formSecret,
    stallMs,
  };
  const limits = { ...defaultUploadLimits, ...deps.uploadLimits };
  await app.register(formPosts, posting);
  await app.register(uploads, { ...posting, limits });
  await app.register(memberPosts, posting);
  await app.register(applicationPosts, posting);
  await app.register(registrationPosts, posting);
  await app.register(memberPictures, { ...posting, limits });
  await app.register(memberFiles);
  await app.register(certificateFiles);
  await app.register(pages, { setting, cache: caches.pages, content, siteOrigin });
  return app;
}
