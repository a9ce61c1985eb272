/** An HTTP server that reads what is left of a request's body once its reply is written. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** How much of a body that nobody wants is still read. */
export interface DrainLimits {
  bytes: number;
  ms: number;
}

const MIB = 1024 * 1024;
/** Several times the largest file that a form takes, on a slow connection. */
export const defaultDrainLimits: DrainLimits = { bytes: 32 * MIB, ms: 30_000 };

/** Time to read the reply before a client that goes on sending is cut off. */
const LINGER_MS = 2_000;

/**
 * Like Node's `createServer`, but nobody has to read a request's body before replying: refusals, GETs
 * with a body and parsers that gave up leave it to the server. Otherwise unread bytes block a kept-alive
 * connection, and closing a connection on them resets it, so that the client loses the reply.
 *
 * @param options those of Node, and the class of replies
 */
export function createDrainingServer(
  { Reply = DrainingResponse, ...options }: DrainingServerOptions,
  listener: RequestListener,
): Server {
  const ownReply = { ServerResponse: Reply as unknown as typeof ServerResponse };
  return createServer({ ...options, ...ownReply }, (request, response) => {
    // A request that was pipelined behind the last one can't be answered, so it must not be carried out.
    if (request.socket.writable) listener(request, response);
  });
}

export interface DrainingServerOptions extends ServerOptions {
  Reply?: new (request: IncomingMessage) => DrainingResponse;
}

/** A reply that owns the rest of its request's body, even where something else began to read it. */
export class DrainingResponse extends ServerResponse {
  get drainLimits(): DrainLimits {
    return defaultDrainLimits;
  }

  override end(...args: unknown[]): this {
    // Both the reply and a destroyed request lose their socket when the reply is done.
    const { socket } = this;
    super.end(...(args as []));
    if (socket && hasBody(this.req)) drainBody(this.req, socket, this.drainLimits);
    return this;
  }
}

/** Whether a request's head announces a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** Sockets whose client has its reply and is still sending. */
const draining = new WeakMap<Socket, IncomingMessage>();

/** Whether a client that is still sending has had its reply: it must not get another one. */
export const isDraining = (socket: Socket): boolean => draining.has(socket);

/** Starts before the client has read the reply: most look at it only when they have sent everything. */
function drainBody(request: IncomingMessage, socket: Socket, limits: DrainLimits): void {
  if (request.readableEnded || draining.get(socket) === request) return;
  // Its reader gave up half-way, as an iterator does: nothing can read the rest, so nothing can follow it.
  if (request.destroyed) {
    if (!request.complete) hangUp(socket);
    return;
  }
  draining.set(socket, request);
  let left = limits.bytes;
  let isLast = false;
  const timer = setTimeout(cutOff, limits.ms).unref();
  // Node calls it once a reply with `Connection: close` is out, however much is unread.
  const destroySoon = () => {
    isLast = true;
    socket.end();
  };
  socket.destroySoon = destroySoon;

  request.unpipe();
  for (const event of ["data", "readable"]) request.removeAllListeners(event);
  request.on("error", () => {});
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cutOff();
  });
  request.once("end", stop);
  request.once("close", stop);
  request.resume();

  function stop(): void {
    clearTimeout(timer);
    if (draining.get(socket) !== request) return;
    draining.delete(socket);
    if (socket.destroySoon === destroySoon) Reflect.deleteProperty(socket, "destroySoon");
    if (isLast) socket.destroySoon();
  }

  function cutOff(): void {
    clearTimeout(timer);
    left = Number.POSITIVE_INFINITY;
    isLast = true;
    hangUp(socket);
  }
}

/** Ends a connection when its client has had time to read the reply. */
function hangUp(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
