import type { IncomingMessage, ServerResponse } from "node:http";
import { REQUEST_ID_HEADER } from "@kdl/schemas/contract/submissions";
import { requestIdFrom } from "@kdl/runtime/request/request-id";
import { inScope } from "@kdl/runtime/request/request-scope";
import type { Tracing } from "@kdl/runtime/tracing/tracing";
import { processLog } from "../logs/process-log.ts";
import { routeOf } from "../metrics/route-of.ts";
import { whenClosed } from "../lifecycle/when-closed.ts";

/** Polled every few seconds by monitoring, and useless in traces. */
const UNTRACED = new Set(["/healthz", "/readyz"]);

/**
 * Handles a request under the id that its gateway assigned, or a new one. All log lines of the request and
 * its trace contain the id.
 */
export function followRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { tracing, next }: { tracing: Tracing | undefined; next: () => void },
): void {
  const { url = "", method = "", headers } = request;
  const id = requestIdFrom(headers[REQUEST_ID_HEADER], true);
  // The id that routes read and store.
  headers[REQUEST_ID_HEADER] = id;
  response.setHeader(REQUEST_ID_HEADER, id);
  const route = routeOf(url);
  const span = UNTRACED.has(route) ? undefined : tracing?.begin({ id, method, headers });
  const begun = performance.now();
  inScope({ id, ...(span && { span }) }, () => {
    whenClosed(response, () => {
      const status = response.writableFinished ? response.statusCode : null;
      if (span) tracing?.end(span, { method, route, status });
      const line = { reqId: id, method, route, status, ms: Math.round(performance.now() - begun) };
      if (status !== null && status >= 500) processLog().warn(line, "request failed");
      else processLog().debug(line, "request");
    });
    next();
  });
}
