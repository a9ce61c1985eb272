import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Tracing } from "@kdl/telemetry/tracing";
import { metrics } from "../metrics/metrics.ts";
import { routeOf } from "../metrics/route-of.ts";
import { checkSignatures } from "./check-signatures.ts";
import { CLIENT_ADDRESS_HEADER } from "./client-address-header.ts";
import { endStalled, STALL_MS } from "./end-stalled.ts";
import { followRequest } from "./follow-request.ts";
import { isForeignWrite } from "./foreign-write.ts";
import { countInHand, isAlwaysTaken, type MostInHand } from "./in-hand.ts";
import { oneByOne } from "./one-by-one.ts";
import { isUnknownToPages, refuseToPage } from "./page-request.ts";
import { refuseUnsigned } from "./refuse-unsigned.ts";
import { isReadable } from "./request-path.ts";
import { secureCookies } from "./secure-cookies.ts";
import { setSecurityHeaders } from "./security-headers.ts";
import { turnAway } from "./turn-away.ts";
import { whenClosed } from "./when-closed.ts";

interface FrontOptions {
  /** Reads the client's address from a request. */
  addressOf: (request: IncomingMessage) => string;
  next: (request: IncomingMessage, response: ServerResponse) => void;
  most: MostInHand;
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
 * What stands between the socket and Next: it counts requests, and refuses those that nobody may send,
 * that no gateway has signed, and that are too many at once.
 */
export function createFront(options: FrontOptions): RequestListener {
  const { addressOf, next, most, secret, tracing, alwaysHttps = false, dev = false } = options;
  const { stallMs = STALL_MS } = options;
  const refusalOf = checkSignatures(secret);
  const takeIn = countInHand(most);
  const begin = oneByOne();
  return (request, response) => {
    count(request, response);
    endStalled(request, response, stallMs);
    request.headers[CLIENT_ADDRESS_HEADER] = addressOf(request);
    setSecurityHeaders(request, response, { dev });
    secureCookies(request, response, alwaysHttps);
    const answer = () =>
      followRequest(request, response, { tracing, next: () => next(request, response) });
    if (isAlwaysTaken(request)) return answer();
    if (!isReadable(request)) return void response.writeHead(400).end();
    if (isForeignWrite(request)) return void response.writeHead(403).end();
    if (isUnknownToPages(request)) return refuseToPage(response);
    const unsigned = refusalOf(request);
    if (unsigned !== null) {
      const refuse = () => refuseUnsigned(request, response, unsigned);
      return followRequest(request, response, { tracing: undefined, next: refuse });
    }
    const isOver = takeIn(request);
    if (isOver === null) {
      metrics.refused.of({}).inc();
      return turnAway(response);
    }
    whenClosed(response, isOver);
    // The client may have disconnected while it waited.
    begin(() => !response.destroyed && answer());
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
