import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { createEventLoopQueue } from "@kdl/runtime/concurrency/event-loop-queue";
import type { Tracing } from "@kdl/runtime/tracing/tracing";
import { metrics } from "../metrics/metrics.ts";
import { routeOf } from "../metrics/route-of.ts";
import { checkSignatures } from "./check-signatures.ts";
import { CLIENT_ADDRESS_HEADER } from "../staff/client-address.ts";
import { endStalled, STALL_MS } from "./end-stalled.ts";
import { followRequest } from "./follow-request.ts";
import { isForeignWrite } from "./foreign-write.ts";
import { type ConcurrencyShares, isNeverShed, limitConcurrency } from "./concurrency-shares.ts";
import { isUnknownToPages, refuseToPage } from "./page-request.ts";
import { refuseUnsigned } from "./refuse-unsigned.ts";
import { isReadable } from "./request-path.ts";
import { secureCookies } from "./secure-cookies.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { shed } from "./shed.ts";
import { whenClosed } from "../lifecycle/when-closed.ts";

interface ListenerOptions {
  /** Determines the client's address. */
  addressOf: (request: IncomingMessage) => string;
  next: (request: IncomingMessage, response: ServerResponse) => void;
  shares: ConcurrencyShares;
  /** `GATEWAY_SECRET` */
  secret: string | undefined;
  tracing?: Tracing | undefined;
  /** Whether staff reach the admin over https only. */
  alwaysHttps?: boolean;
  /** Whether Next's development server answers. */
  dev?: boolean;
  /** Time without a byte of a body after which its connection is ended. */
  stallMs?: number;
}

/**
 * Handles requests before Next does: counts them, and refuses those that are forbidden, that lack a
 * required gateway signature, or that exceed the concurrency limits.
 */
export function createRequestListener(options: ListenerOptions): RequestListener {
  const { addressOf, next, shares, secret, tracing, alwaysHttps = false, dev = false } = options;
  const { stallMs = STALL_MS } = options;
  const refusalOf = checkSignatures(secret);
  const admit = limitConcurrency(shares);
  const queue = createEventLoopQueue();
  return (request, response) => {
    count(request, response);
    endStalled(request, response, stallMs);
    request.headers[CLIENT_ADDRESS_HEADER] = addressOf(request);
    setSecurityHeaders(request, response, { dev });
    secureCookies(request, response, alwaysHttps);
    const answer = () =>
      followRequest(request, response, { tracing, next: () => next(request, response) });
    if (isNeverShed(request)) return answer();
    if (!isReadable(request)) return void response.writeHead(400).end();
    if (isForeignWrite(request)) return void response.writeHead(403).end();
    if (isUnknownToPages(request)) return refuseToPage(response);
    const unsigned = refusalOf(request);
    if (unsigned !== null) {
      const refuse = () => refuseUnsigned(request, response, unsigned);
      return followRequest(request, response, { tracing: undefined, next: refuse });
    }
    const release = admit(request);
    if (release === null) {
      metrics.refused.of({}).inc();
      return shed(response);
    }
    whenClosed(response, release);
    // The client may have disconnected while queued.
    queue.run(() => !response.destroyed && answer());
  };
}

function count(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const { url = "", method = "" } = request;
  metrics.http.began();
  whenClosed(response, () => {
    const seconds = (performance.now() - begun) / 1000;
    metrics.http.ended(routeOf(url), method, response.statusCode, seconds);
  });
}
