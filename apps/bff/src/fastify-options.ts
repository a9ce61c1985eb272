import type { IncomingMessage } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { OTHER_ROUTE } from "@kdl/runtime/metrics/http-metrics";
import { requestIdFrom } from "@kdl/runtime/request/request-id";
import { type FastifyBaseLogger, type FastifyServerOptions, LogController } from "fastify";
import type { GatewayDeps } from "./gateway-deps.ts";
import { answerClientError } from "./plugins/client-errors.ts";
import { HttpError, sendFailure, toHttpFailure } from "./plugins/error-replies.ts";
import { inertHeaders } from "./plugins/security-headers.ts";
import { TRPC_PREFIX } from "./routes/trpc.ts";
import type { Overload } from "./overload/overload.ts";
import { overloadGuard } from "./overload/overload-guard.ts";
import { createFastPath } from "./rendering/fast-path.ts";
import { createFrontServer, type FrontHandler } from "./rendering/front-server.ts";
import type { ReplyCaches } from "./rendering/reply-caches.ts";

/** Limit in bytes for routes that set none of their own. */
const BODY_LIMIT = 64 * 1024;
/** Longer than the longest batch of calls and the longest encoded file name. */
const MAX_PARAM_LENGTH = 4_096;

export function fastifyOptions(deps: GatewayDeps, caches: ReplyCaches, overload: Overload) {
  const { env, web, metrics } = deps;
  const proxies = env.TRUST_PROXY ?? [];
  return {
    loggerInstance: deps.log as FastifyBaseLogger,
    // plugins/request-log.ts writes its own line.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.length > 0 ? proxies : false,
    genReqId: requestIds(proxies),
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Clients with an open connection get an answer, and learn that the connection closes.
    return503OnClosing: false,
    // These occur before any hook runs, so the headers have to be set here.
    frameworkErrors(_error, request, reply) {
      const failure = toHttpFailure(new HttpError(400));
      metrics.http.answered(OTHER_ROUTE, request.method, failure.status, 0);
      sendFailure(request, reply.headers(inertHeaders), failure);
    },
    clientErrorHandler: answerClientError,
    serverFactory: (listener) =>
      createFrontServer(
        web.front ?? inFront(deps, caches, overload),
        listener,
        deps.clientLimits,
        deps.closing,
      ),
  } satisfies FastifyServerOptions;
}

function inFront(
  { env, web, metrics }: GatewayDeps,
  caches: ReplyCaches,
  overload: Overload,
): FrontHandler {
  const callPrefix = `${TRPC_PREFIX}/`;
  const fastPath = createFastPath({
    assets: web.files,
    pages: caches.pages,
    queries: caches.queries,
    images: caches.images,
    queryPrefix: callPrefix,
    siteOrigin: env.SITE_ORIGIN,
    hasProxies: (env.TRUST_PROXY ?? []).length > 0,
    http: metrics.http,
  });
  return overloadGuard({ fastPath, overload, metrics, callPrefix });
}

/** Trusted proxies may set a request's id, so that their logs and ours can be matched; our pages too. */
function requestIds(proxies: readonly string[]): (request: IncomingMessage) => string {
  const trusted = new BlockList();
  for (const range of proxies) {
    const [address = "", prefix] = range.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    trusted.addSubnet(address, Number(prefix ?? (family === "ipv6" ? 128 : 32)), family);
  }
  return ({ headers, socket: { remoteAddress = "" } }) => {
    const isTrusted = trusted.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
    return requestIdFrom(headers[REQUEST_ID_HEADER], isTrusted);
  };
}
