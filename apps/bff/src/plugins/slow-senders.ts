import { PassThrough } from "node:stream";
import { watchForStall } from "@kdl/runtime/http/stalled-body";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./error-replies.ts";

/** Time without a byte after which a sender is given up. */
const STALL_MS = 15_000;

/** Fastify reads no bodies of these. */
const BODYLESS = new Set(["GET", "HEAD"]);

/**
 * Gives up on bodies that have stopped coming, with 408 and the end of the connection; each holds
 * memory and a socket. For scopes whose bodies Fastify reads as a whole.
 */
export function refuseSlowSenders(app: FastifyInstance, stallMs = STALL_MS): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    if (request.raw.complete || BODYLESS.has(request.method)) return payload;
    const body = new PassThrough();
    // Fastify stops listening when it refuses a body.
    body.on("error", () => {});
    const stop = watchForStall(request.raw, stallMs, () => {
      // What still comes isn't read.
      reply.header("Connection", "close");
      body.destroy(new HttpError(408));
    });
    body.once("close", stop);
    // With the reply, the server takes over what is left of the body.
    reply.raw.once("finish", stop);
    reply.raw.once("close", stop);
    payload.once("error", (error) => body.destroy(error));
    return payload.pipe(body);
  });
}
