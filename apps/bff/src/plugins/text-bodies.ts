import type { FastifyInstance } from "fastify";
import { refuseSlowSenders } from "./slow-senders.ts";

interface TextBodiesOptions {
  maxBytes: number;
  stallMs: number | undefined;
}

/** For scopes that read a body themselves: it is the text as it came, of whatever type. */
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
