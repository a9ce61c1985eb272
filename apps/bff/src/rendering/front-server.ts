import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
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

/**
 * The HTTP server with something in front of Fastify.
 * @param listener Fastify's own
 */
export function createFrontServer(front: FrontHandler, listener: RequestListener): Server {
  const server = createServer(
    {
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      // While closing, Fastify has to answer: it tells clients that the connection ends.
      if (server.listening) front(request, response, () => listener(request, response));
      else listener(request, response);
    },
  );
  return server;
}
