import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Tracing } from "@kdl/telemetry/tracing";
import { metrics } from "../metrics/metrics.ts";
import { routeOf } from "../metrics/route-of.ts";
import { followRequest } from "./follow-request.ts";
import { isForeignWrite } from "./foreign-write.ts";

/** What stands between the socket and Next: it counts, and turns away what must not come in. */
export function createFront(
  next: (request: IncomingMessage, response: ServerResponse) => void,
  tracing?: Tracing,
): RequestListener {
  return (request, response) => {
    count(request, response);
    if (isForeignWrite(request)) response.writeHead(403).end();
    else followRequest(request, response, { tracing, next: () => next(request, response) });
  };
}

function count(request: IncomingMessage, response: ServerResponse): void {
  const begun = performance.now();
  const { url = "", method = "" } = request;
  metrics.http.began();
  response.once("close", () => {
    const seconds = (performance.now() - begun) / 1000;
    metrics.http.ended(routeOf(url), method, response.statusCode, seconds);
  });
}
