import rateLimit from "@fastify/rate-limit";
import { createTries, type Tries } from "@kdl/runtime/limits/tries";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { observeSharedCounts } from "../metrics/observed-content.ts";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";
import { type Budget, limitsOf, sharedBudgets } from "../rate-limit/budgets.ts";
import { limitStore } from "../rate-limit/limit-store.ts";
import { connectSharedCounts } from "../rate-limit/shared-counts.ts";
import { tooManyError } from "../http/errors.ts";

export interface RateLimitsOptions {
  /** Replaces the limits of all forms. */
  submissionsPerMinute: number | undefined;
  /** Redis, where gateways share their counts of submissions. Without it, each counts its own. */
  redisUrl: string | undefined;
  metrics: Pick<GatewayMetrics, "rateLimited" | "meter">;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a request against a budget; throws a 429 when it is used up. */
    charge(budget: Budget, request: FastifyRequest): Promise<void>;
    /** Whether gateways currently share their counts; `null` without Redis. */
    sharedCountsUp(): boolean | null;
    /** Counts tries that may fail, such as log-ins. */
    tries: Tries;
    /** Counts what forms' tokens are used for. */
    sends: Tries;
    /** What each budget allows a client in a minute. */
    limits: Readonly<Record<Budget, number>>;
  }
}

const WINDOW_MS = 60_000;

export const rateLimits = fp(
  async (app: FastifyInstance, { submissionsPerMinute, redisUrl, metrics }: RateLimitsOptions) => {
    const shared = redisUrl === undefined ? null : connectSharedCounts(redisUrl, app.log);
    app.addHook("onClose", async () => shared?.close());
    const limits = limitsOf(submissionsPerMinute);
    await app.register(rateLimit, { global: false, store: limitStore(shared, sharedBudgets) });

    const limiters = Object.fromEntries(
      Object.entries(limits).map(([budget, max]) => {
        const options = { max, timeWindow: WINDOW_MS, groupId: budget };
        return [budget, app.createRateLimit(options)];
      }),
    ) as Record<Budget, ReturnType<typeof app.createRateLimit>>;

    if (shared !== null) observeSharedCounts(metrics.meter, () => shared.isUp());
    app.decorate("sharedCountsUp", () => shared?.isUp() ?? null);
    app.decorate("tries", countRefused(createTries(shared), metrics));
    app.decorate("sends", createTries(shared));
    app.decorate("limits", limits);
    app.decorate("charge", async (budget: Budget, request: FastifyRequest) => {
      const limit = await limiters[budget](request);
      if (limit.isAllowed || !limit.isExceeded) return;
      metrics.rateLimited(budget);
      throw tooManyError(Math.ceil(limit.ttl / 1000));
    });
  },
  { name: "rate-limits" },
);

function countRefused(tries: Tries, metrics: RateLimitsOptions["metrics"]): Tries {
  return {
    async take(buckets, limit) {
      const outcome = await tries.take(buckets, limit);
      if (!outcome.ok) metrics.rateLimited("tries");
      return outcome;
    },
  };
}
