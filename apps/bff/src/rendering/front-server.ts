import {
  createServer,
  IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  ServerResponse,
} from "node:http";

/** Answers some requests itself and hands on the others. */
export type FrontHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Longest time for a request to arrive as a whole, uploads included. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADERS_TIMEOUT_MS = 15_000;
/** Above the usual minute of proxies: they must be the ones to close, or they meet dead sockets. */
const KEEP_ALIVE_MS = 65_000;

const CHECKING_MS = 5_000;

/** Limits on slow clients, in milliseconds; shorter in tests. */
export interface ClientTimeouts {
  /** For the head of a request, from the connection on. */
  headersMs?: number;
  /** How often that is looked at. */
  checkingMs?: number;
  /** Without a byte of a body. */
  stallMs?: number;
}

/**
 * The HTTP server with something in front of Fastify.
 * @param listener Fastify's own
 * @param closing from then on, every reply tells that its connection ends
 */
export function createFrontServer(
  front: FrontHandler,
  listener: RequestListener,
  { headersMs = HEADERS_TIMEOUT_MS, checkingMs = CHECKING_MS }: ClientTimeouts = {},
  closing?: AbortSignal,
): Server {
  /** Also for those who were being served when the closing began. */
  class Reply extends ServerResponse {
    override writeHead(status: number, ...more: unknown[]): this {
      if (closing?.aborted || !server.listening) this.shouldKeepAlive = false;
      return super.writeHead(status, ...(more as [OutgoingHttpHeaders]));
    }
  }
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: headersMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: checkingMs,
      IncomingMessage,
      ServerResponse: Reply,
    },
    (request, response) => front(request, response, () => listener(request, response)),
  );
  return server;
}
