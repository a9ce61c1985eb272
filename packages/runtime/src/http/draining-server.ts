/** An HTTP server that reads and discards the rest of a request's body once its reply is written. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  ServerResponse,
} from "node:http";
import type { Socket } from "node:net";

/** How much of an unread body is discarded before the connection is cut. */
export interface DrainLimits {
  bytes: number;
  ms: number;
}

const MIB = 1024 * 1024;
/** Several times the largest file that a form accepts, on a slow connection. */
export const defaultDrainLimits: DrainLimits = { bytes: 32 * MIB, ms: 30_000 };

/** Time for clients that go on sending to read the reply before the connection is cut. */
const LINGER_MS = 2_000;

/**
 * Like Node's `createServer`, but handlers may reply without reading the request's body: refusals, GETs
 * with a body, and parsers that fail leave it to the server. Otherwise unread bytes block a keep-alive
 * connection, and closing a connection with unread bytes resets it, so that the client loses the reply.
 *
 * @param options Node's options, and the class of replies
 */
export function createDrainingServer(
  { Reply = DrainingResponse, ...options }: DrainingServerOptions,
  listener: RequestListener,
): Server {
  const ownReply = { ServerResponse: Reply as unknown as typeof ServerResponse };
  return createServer({ ...options, ...ownReply }, (request, response) => {
    // A request pipelined behind the last reply can't be answered, so it must not be handled.
    if (request.socket.writable) listener(request, response);
  });
}

export interface DrainingServerOptions extends ServerOptions {
  Reply?: new (request: IncomingMessage) => DrainingResponse;
}

/** A reply that drains the rest of its request's body, even if something else began to read it. */
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

/** Whether a request's headers announce a body. */
export function hasBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const length = headers["content-length"];
  return (length !== undefined && length !== "0") || headers["transfer-encoding"] !== undefined;
}

/** Sockets whose client has received its reply and is still sending. */
const draining = new WeakMap<Socket, IncomingMessage>();

/** Whether a client that is still sending already has its reply: it must not get another one. */
export const isDraining = (socket: Socket): boolean => draining.has(socket);

/** Starts before the client has read the reply: most clients read it only after sending everything. */
function drainBody(request: IncomingMessage, socket: Socket, limits: DrainLimits): void {
  if (request.readableEnded || draining.get(socket) === request) return;
  // The reader stopped half-way, as an iterator does: the rest can't be read, so no request can follow.
  if (request.destroyed) {
    if (!request.complete) hangUp(socket);
    return;
  }
  draining.set(socket, request);
  let left = limits.bytes;
  let isLast = false;
  const timer = setTimeout(cutOff, limits.ms).unref();
  // Node calls this once a reply with `Connection: close` is sent, even if bytes are unread.
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

/** Ends a connection after its client has had time to read the reply. */
function hangUp(socket: Socket): void {
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
