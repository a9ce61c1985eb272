import { PassThrough } from "node:stream";
import { watchForStall } from "@kdl/runtime/http/stalled-body";
import type { FastifyInstance } from "fastify";
import { HttpError } from "./error-replies.ts";

/** How long a sender may send nothing before the gateway gives up. */
const STALL_MS = 15_000;

/** Methods whose bodies Fastify doesn't read. */
const BODYLESS = new Set(["GET", "HEAD"]);

/**
 * Answers 408 and closes the connection when a body stops arriving, since each one occupies memory
 * and a socket. For scopes whose bodies Fastify reads as a whole.
 */
export function refuseSlowSenders(app: FastifyInstance, stallMs = STALL_MS): void {
  app.addHook("preParsing", async (request, reply, payload) => {
    if (request.raw.complete || BODYLESS.has(request.method)) return payload;
    const body = new PassThrough();
    // Fastify stops listening when it refuses a body.
    body.on("error", () => {});
    const stop = watchForStall(request.raw, stallMs, () => {
      // The rest of the body isn't read.
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
