import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./error-replies.ts";

/** Time without a byte after which a sender is given up. */
const STALL_MS = 15_000;
/** How often progress is looked at in that time. */
const LOOKS = 5;

/**
 * Gives up on bodies that have stopped coming, with 408 and the end of the connection; each holds
 * memory and a socket. For scopes whose bodies Fastify reads as a whole.
 */
export function refuseSlowSenders(app: FastifyInstance, stallMs = STALL_MS): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    if (request.raw.complete) return payload;
    const body = new PassThrough();
    const timer = watch(request.raw, stallMs, () => {
      payload.unpipe(body);
      // What still comes isn't read.
      reply.header("Connection", "close");
      body.destroy(new HttpError(408));
    });
    body.once("close", () => clearInterval(timer));
    payload.once("error", (error) => body.destroy(error));
    payload.once("close", () => clearInterval(timer));
    return payload.pipe(body);
  });
}

function watch({ socket }: IncomingMessage, stallMs: number, onStall: () => void) {
  let seenBytes = -1;
  let movedAt = performance.now();
  const timer = setInterval(
    () => {
      const now = performance.now();
      if (socket.bytesRead !== seenBytes) movedAt = now;
      seenBytes = socket.bytesRead;
      if (now - movedAt < stallMs) return;
      clearInterval(timer);
      onStall();
    },
    Math.ceil(stallMs / LOOKS),
  );
  return timer;
}
