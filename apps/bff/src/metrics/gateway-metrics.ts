/** All metrics of the gateway. Dashboards and alerts rely on names and labels. */
import { forms } from "@kdl/schemas/forms/forms";
import type { FormName } from "@kdl/schemas/forms/form";
import { pagePatterns } from "@kdl/schemas/pages/page-patterns";
import { type SignatureRefusal, signatureRefusals } from "@kdl/schemas/contract/request-signature";
import { resourceNames } from "@kdl/schemas/content/resources";
import { createHttpMetrics, type HttpMetrics } from "@kdl/runtime/metrics/http-metrics";
import { createMeter, type Meter } from "@kdl/runtime/metrics/meter";
import type { WebVitals } from "@kdl/schemas/web-vitals";
import { bucketNames } from "../rate-limit/budgets.ts";
import type { AddressMetrics } from "../upstream/upstream-addresses.ts";
import { createAddressMetrics } from "./address-metrics.ts";
import { createVitalMetrics } from "./vital-metrics.ts";

const formNames = Object.keys(forms) as FormName[];
const cacheNames = ["pages", "queries", "images"] as const;
const results = ["hit", "stale", "miss"] as const;
/** Calls to the upstream other than for content. */
const otherCalls = ["images", "videos", "submissions", "members"] as const;

/** A counter with fixed labels. */
export interface Counter {
  inc(by?: number): void;
}

/** Lookups in a cache: fresh, stale and refreshed in the background, missing. */
export type CacheCounters = Readonly<Record<(typeof results)[number], Counter>>;
export type UpstreamCall = (typeof resourceNames)[number] | (typeof otherCalls)[number];
/** `refused`: no connection or a broken one; `failed`: an unusable answer. */
export type CallOutcome = "ok" | "refused" | "failed" | "timeout";
/** Why an upload was ended: no bytes arrived, too few did, or another upload needed its place. */
export type GivenUp = "stalled" | "slow" | "shed";
export type SubmissionResult = "accepted" | "refused" | "failed";

export interface GatewayMetrics {
  readonly meter: Meter;
  /** Route patterns, used as labels; each route adds its own when it is registered. */
  readonly routes: string[];
  readonly http: HttpMetrics;
  readonly caches: Readonly<Record<(typeof cacheNames)[number], CacheCounters>>;
  upstreamCall(resource: UpstreamCall, outcome: CallOutcome, seconds: number): void;
  readonly addresses: AddressMetrics;
  submission(form: FormName, outcome: SubmissionResult): void;
  readonly uploadBytes: Counter;
  readonly uploadsInProgress: { set(value: number): void };
  /** An upload that was aborted while it arrived. */
  uploadGivenUp(reason: GivenUp): void;
  signatureRefused(code: SignatureRefusal): void;
  rateLimited(bucket: (typeof bucketNames)[number]): void;
  readonly overloadRefused: Counter;
  readonly purges: Readonly<Record<"webhook" | "redis", Counter>>;
  vitals(view: WebVitals): void;
}

/** Seconds; calls time out after 8, uploads after 60. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** Creates the metrics of one gateway. Counting is always on, even without a metrics port. */
export function createGatewayMetrics(): GatewayMetrics {
  const meter = createMeter();
  const routes: string[] = [...pagePatterns];
  const lookups = meter.counter({
    name: "reply_cache_requests_total",
    help: "Lookups of replies that may be kept.",
    labels: { cache: cacheNames, result: results },
  });
  const countersOf = (cache: (typeof cacheNames)[number]): CacheCounters => ({
    hit: lookups.of({ cache, result: "hit" }),
    stale: lookups.of({ cache, result: "stale" }),
    miss: lookups.of({ cache, result: "miss" }),
  });
  const calls = meter.histogram({
    name: "upstream_request_duration_seconds",
    help: "Seconds of a call of the upstream, its repeats included.",
    labels: {
      resource: [...resourceNames, ...otherCalls],
      outcome: ["ok", "refused", "failed", "timeout"],
    },
    buckets: CALL_BUCKETS,
  });
  const submissions = meter.counter({
    name: "submissions_total",
    help: "Forms that were sent: stored, turned down with words for the sender, or neither.",
    labels: { form: formNames, outcome: ["accepted", "refused", "failed"] },
  });
  const limited = meter.counter({
    name: "rate_limited_requests_total",
    help: "Requests that were refused because a client used up its budget.",
    labels: { bucket: bucketNames },
  });
  const givenUp = meter.counter({
    name: "uploads_given_up_total",
    help: "Files that were coming in: no byte came, too few came, or others needed the slot.",
    labels: { reason: ["stalled", "slow", "shed"] },
  });
  const signaturesRefused = meter.counter({
    name: "upstream_signatures_refused_total",
    help: "Signed calls that the upstream refused for their signature.",
    labels: { code: Object.values(signatureRefusals) },
  });
  const purges = meter.counter({
    name: "content_purges_total",
    help: "Times that cached pages were marked stale because content changed, by source.",
    labels: { via: ["webhook", "redis"] },
  });

  return {
    meter,
    routes,
    http: createHttpMetrics(meter, routes),
    caches: {
      pages: countersOf("pages"),
      queries: countersOf("queries"),
      images: countersOf("images"),
    },
    upstreamCall: (resource, outcome, seconds) => calls.of({ resource, outcome }).observe(seconds),
    addresses: createAddressMetrics(meter),
    submission: (form, outcome) => submissions.of({ form, outcome }).inc(),
    uploadBytes: meter
      .counter({ name: "upload_received_bytes_total", help: "Bytes of files in forms." })
      .of({}),
    uploadsInProgress: meter
      .gauge({ name: "uploads_in_progress", help: "Forms with a file that are coming in." })
      .of({}),
    uploadGivenUp: (reason) => givenUp.of({ reason }).inc(),
    rateLimited: (bucket) => limited.of({ bucket }).inc(),
    signatureRefused: (code) => signaturesRefused.of({ code }).inc(),
    overloadRefused: meter
      .counter({
        name: "overload_refused_requests_total",
        help: "Requests that were refused because the gateway had too much to do.",
      })
      .of({}),
    purges: { webhook: purges.of({ via: "webhook" }), redis: purges.of({ via: "redis" }) },
    vitals: createVitalMetrics(meter),
  };
}
