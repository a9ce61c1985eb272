import type { FastifyInstance } from "fastify";
import { refuseSlowSenders } from "./slow-senders.ts";

interface TextBodiesOptions {
  maxBytes: number;
  stallMs: number | undefined;
}

/** For scopes that parse bodies themselves: the body is the raw text, whatever its type. */
export function takeTextBodies(
  app: FastifyInstance,
  { maxBytes, stallMs }: TextBodiesOptions,
): void {
  app.removeAllContentTypeParsers();
  refuseSlowSenders(app, stallMs);
  app.addContentTypeParser(
    "*",
    { parseAs: "string", bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );
}
