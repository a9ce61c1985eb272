import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { createHostCheck, hasSeveralHosts } from "../http/request-host.ts";
import { HttpError } from "./error-replies.ts";

/**
 * Refuses requests whose host is none, or which have several: it gets into links and into keys of the
 * cache. A trusted proxy's X-Forwarded-Host is checked in its place.
 */
export const hostCheck = fp(
  async (app: FastifyInstance) => {
    const [isHost, isForwardedHost] = [createHostCheck(), createHostCheck()];
    app.addHook("onRequest", async (request) => {
      const { host } = request.headers;
      // Only HTTP/1.0 may leave it out, as some balancers do that ask for /readyz.
      if (host === undefined && request.host === "") return;
      const isFine = isForwardedHost(request.host) && (host === undefined || isHost(host));
      if (!isFine || hasSeveralHosts(request.raw)) throw new HttpError(400);
    });
  },
  { name: "host-check", dependencies: ["error-replies"] },
);
