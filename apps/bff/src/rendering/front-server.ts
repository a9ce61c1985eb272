import type {
  IncomingMessage,
  OutgoingHttpHeaders,
  RequestListener,
  Server,
  ServerResponse,
} from "node:http";
import {
  createDrainingServer,
  defaultDrainLimits,
  type DrainLimits,
  DrainingResponse,
} from "@kdl/runtime/http/draining-server";

/** Answers some requests itself and passes on the others. */
export type FrontHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Longest time for a request to arrive as a whole, uploads included. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Longer than the usual minute of proxies: they must close first, or they would use dead sockets. */
const KEEP_ALIVE_MS = 65_000;

const CHECKING_MS = 5_000;

/** Limits on slow clients, in milliseconds; shorter in tests. */
export interface ClientLimits {
  /** For the head of a request, from the connection on. */
  headersMs?: number;
  /** How often that is checked. */
  checkingMs?: number;
  /** Longest time without a byte of the body. */
  stallMs?: number;
  /** Limits on a body that no route reads. */
  drain?: DrainLimits;
}

/**
 * The HTTP server with a handler in front of Fastify.
 * @param listener Fastify's own
 * @param closing once aborted, every reply announces that its connection closes
 */
export function createFrontServer(
  front: FrontHandler,
  listener: RequestListener,
  {
    headersMs = HEADERS_TIMEOUT_MS,
    checkingMs = CHECKING_MS,
    drain = defaultDrainLimits,
  }: ClientLimits = {},
  closing?: AbortSignal,
): Server {
  /** Also for requests that were in progress when the closing began. */
  class Reply extends DrainingResponse {
    override get drainLimits(): DrainLimits {
      return drain;
    }

    override writeHead(status: number, ...more: unknown[]): this {
      if (closing?.aborted || !server.listening) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders]));
    }
  }
  const server = createDrainingServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: headersMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: checkingMs,
      Reply,
    },
    (request, response) => front(request, response, () => listener(request, response)),
  );
  server.on("connection", (socket) => {
    // Node looks the address up when it is first read, and can't once the client has disconnected.
    if (socket.remoteAddress === undefined) socket.destroy();
  });
  return server;
}
