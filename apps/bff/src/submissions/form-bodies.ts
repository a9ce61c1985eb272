import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseJson } from "../parse-json.ts";
import { HttpError } from "../plugins/error-replies.ts";
import { assertShallow } from "../plugins/json-depth.ts";
import { refuseSlowSenders } from "../plugins/slow-senders.ts";

/** Several times the longest form. */
const FORM_BODY_LIMIT = 64 * 1024;

/** Names and values in their order. */
export type FormEntries = Iterable<readonly [string, unknown]>;

/**
 * Parsers of small forms, in the three ways in which they come; each makes names and values of the
 * body. For routes in a scope of their own.
 */
export function parseFormBodies(app: FastifyInstance, stallMs?: number): void {
  app.removeAllContentTypeParsers();
  refuseSlowSenders(app, stallMs);
  const limit = { bodyLimit: FORM_BODY_LIMIT };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { ...limit, parseAs: "string" },
    async (_request: unknown, body: string): Promise<FormEntries> => new URLSearchParams(body),
  );

  app.addContentTypeParser(
    "multipart/form-data",
    { ...limit, parseAs: "buffer" },
    async (request: FastifyRequest, body: Buffer): Promise<FormEntries> => {
      const headers = { "content-type": request.headers["content-type"] ?? "" };
      try {
        return await new Response(new Uint8Array(body), { headers }).formData();
      } catch {
        throw new HttpError(400);
      }
    },
  );

  app.addContentTypeParser(
    "application/json",
    { ...limit, parseAs: "string" },
    async (_request: unknown, body: string): Promise<FormEntries> => {
      assertShallow(body);
      return Object.entries(parseObject(body));
    },
  );
}

function parseObject(text: string): object {
  const value = parseJson(text);
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new HttpError(400);
}
