import { isPreviewToken, PREVIEW_TTL_MS, previewFrame } from "@kdl/schemas/contract/signing";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { PREVIEW_COOKIE, readCookie } from "../http/cookies.ts";
import { returnPath } from "@kdl/schemas/pages/return-path";
import { requestOrigin } from "../http/request-origin.ts";
import { HttpError } from "./error-replies.ts";
import { inertPolicyIn } from "./security-headers.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** A valid preview token from the cookie, or `null`. */
    readonly previewToken: string | null;
  }
}

export interface PreviewOptions {
  secret: string | undefined;
  siteOrigin: string | undefined;
}

interface EntryQuery {
  token?: string;
  path?: string;
}

/**
 * `/preview` takes an editor's link from the CMS and lets this browser see drafts until the token
 * expires or `/preview/exit` is visited.
 */
export const preview = fp(
  async (app: FastifyInstance, { secret, siteOrigin }: PreviewOptions) => {
    const isValid = (token: unknown): token is string =>
      secret !== undefined &&
      typeof token === "string" &&
      isPreviewToken(secret, token, Date.now());

    app.decorateRequest("previewToken", {
      getter(this: FastifyRequest) {
        const token = readCookie(this.headers.cookie, PREVIEW_COOKIE);
        return isValid(token) ? token : null;
      },
    });

    const landing = (request: FastifyRequest, path: unknown) => {
      const origin = requestOrigin(request, siteOrigin);
      return (origin && typeof path === "string" && returnPath(path, origin)) || "/";
    };
    const cookie = (request: FastifyRequest, value: string, rest: string) => {
      const isHttps = requestOrigin(request, siteOrigin)?.startsWith("https:");
      return `${PREVIEW_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}${rest}`;
    };

    app.get<{ Querystring: EntryQuery }>("/preview", async (request, reply) => {
      const { token, path } = request.query;
      if (secret === undefined) throw new HttpError(404);
      if (!isValid(token)) throw new HttpError(401);
      // The cookie expires with the token: as long as it exists, no page comes from the cache.
      const lasting = `; Max-Age=${PREVIEW_TTL_MS / 1000}`;
      reply.header("Set-Cookie", cookie(request, token, lasting));
      reply.header("Cache-Control", "no-store");
      // Browsers may check the frame for each reply on the way to the page.
      const frame = previewFrame(token);
      if (frame !== null) {
        reply.removeHeader("X-Frame-Options");
        reply.header("Content-Security-Policy", inertPolicyIn(frame));
      }
      return reply.redirect(landing(request, path), 303);
    });

    app.get<{ Querystring: EntryQuery }>("/preview/exit", async (request, reply) => {
      reply.header("Set-Cookie", cookie(request, "", "; Max-Age=0"));
      reply.header("Cache-Control", "no-store");
      return reply.redirect(landing(request, request.query.path), 303);
    });
  },
  { name: "preview" },
);
