import type { IncomingMessage } from "node:http";
import { inScope, type RequestScope } from "@kdl/runtime/request/request-scope";
import type { Tracing } from "@kdl/runtime/tracing/tracing";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { routeOf } from "../metrics/route-of.ts";

/** Monitors poll these every few seconds, and traces of them are of no interest. */
const UNTRACED = new Set(["/healthz", "/readyz"]);

export interface RequestScopeOptions {
  tracing: Tracing | undefined;
}

/**
 * Makes a request's id available to everything that is done for it, and records a trace if tracing is
 * on. Replies from memory never get here: they are in no trace, and cost nothing extra.
 */
export const requestScope = fp(
  async (app: FastifyInstance, { tracing }: RequestScopeOptions) => {
    const known = new WeakMap<IncomingMessage, RequestScope>();

    app.addHook("onRequest", (request, reply, done) => {
      const scope: RequestScope = { id: request.id, ...begin(request, reply) };
      known.set(request.raw, scope);
      inScope(scope, done);
    });
    // The body came over the socket, which is outside the request's scope.
    app.addHook("preValidation", (request, _reply, done) => {
      const scope = known.get(request.raw);
      if (scope) inScope(scope, done);
      else done();
    });

    function begin(request: FastifyRequest, reply: FastifyReply): Pick<RequestScope, "span"> {
      if (!tracing || UNTRACED.has(request.routeOptions.url ?? "")) return {};
      const { id, method, headers } = request;
      const span = tracing.begin({ id, method, headers });
      reply.raw.once("close", () => {
        const status = reply.raw.writableFinished ? reply.raw.statusCode : null;
        tracing.end(span, { method, route: routeOf(request), status });
      });
      return { span };
    }
  },
  { name: "request-scope" },
);
