import type { HistogramCell } from "./cells.ts";
import type { Meter } from "./meter.ts";
import { OTHER } from "./label-values.ts";

/** Seconds; cached replies are below the first bound, uploads between the last two. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const STATUSES = Array.from({ length: 500 }, (_, at) => String(at + 100));

/** Counts and times requests by route, method and status. */
export interface HttpMetrics {
  /** A request has arrived; each call is followed by one call of `ended`. */
  began(): void;
  /**
   * @param route one of the given patterns, never a path
   * @param seconds from the request's head to the end of its reply
   */
  ended(route: string, method: string, status: number, seconds: number): void;
  /** A request that was answered at once and never counted as active. */
  answered(route: string, method: string, status: number, seconds: number): void;
  /** Requests in progress. */
  readonly active: number;
}

/**
 * `http_server_request_duration_seconds` and `http_server_active_requests`.
 * @param routes all patterns, read on each use; anything else counts as `other`
 */
export function createHttpMetrics(meter: Meter, routes: readonly string[]): HttpMetrics {
  const durations = meter.histogram({
    name: "http_server_request_duration_seconds",
    help: "Seconds from a request's head to the end of its reply.",
    labels: {
      http_route: routes,
      http_request_method: METHODS,
      http_response_status_code: STATUSES,
    },
    buckets: BUCKETS,
  });
  const active = meter
    .gauge({ name: "http_server_active_requests", help: "Requests in progress." })
    .of({});
  // Nested maps, so that a lookup creates no strings.
  const cells = new Map<string, Map<string, Map<number, HistogramCell>>>();

  return {
    began: () => active.inc(),
    ended(route, method, status, seconds) {
      active.dec();
      answered(route, method, status, seconds);
    },
    answered,
    get active() {
      return active.value;
    },
  };

  function answered(route: string, method: string, status: number, seconds: number): void {
    const cell = cells.get(route)?.get(method)?.get(status) ?? bind(route, method, status);
    cell.observe(seconds);
  }

  function bind(route: string, method: string, status: number): HistogramCell {
    const cell = durations.of({
      http_route: route,
      http_request_method: method,
      http_response_status_code: String(status),
    });
    if (!routes.includes(route) || !METHODS.includes(method)) return cell;
    const ofRoute = cells.get(route) ?? new Map<string, Map<number, HistogramCell>>();
    const ofMethod = ofRoute.get(method) ?? new Map<number, HistogramCell>();
    cells.set(route, ofRoute.set(method, ofMethod.set(status, cell)));
    return cell;
  }
}

/** For requests without a route. */
export const OTHER_ROUTE = OTHER;
