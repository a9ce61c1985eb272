import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Tracing } from "@kdl/telemetry/tracing";
import { metrics } from "../metrics/metrics.ts";
import { routeOf } from "../metrics/route-of.ts";
import { followRequest } from "./follow-request.ts";
import { isForeignWrite } from "./foreign-write.ts";
import { countInHand, type MostInHand } from "./in-hand.ts";
import { oneByOne } from "./one-by-one.ts";
import { turnAway } from "./turn-away.ts";

interface FrontOptions {
  next: (request: IncomingMessage, response: ServerResponse) => void;
  most: MostInHand;
  tracing?: Tracing | undefined;
}

/**
 * What stands between the socket and Next: it counts, and turns away what must not come in, or is too
 * much at once.
 */
export function createFront({ next, most, tracing }: FrontOptions): RequestListener {
  const takeIn = countInHand(most);
  const begin = oneByOne();
  return (request, response) => {
    count(request, response);
    if (isForeignWrite(request)) {
      response.writeHead(403).end();
      return;
    }
    const isOver = takeIn(request);
    if (isOver === null) {
      metrics.refused.of({}).inc();
      turnAway(response);
      return;
    }
    response.once("close", isOver);
    begin(() => {
      // Whoever has given up meanwhile wants nothing any more.
      if (response.destroyed) return;
      followRequest(request, response, { tracing, next: () => next(request, response) });
    });
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
