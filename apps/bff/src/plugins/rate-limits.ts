import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { limitStore } from "../rate-limit/limit-store.ts";
import { connectSharedCounts } from "../rate-limit/shared-counts.ts";
import { createTries, type Tries } from "../rate-limit/tries.ts";
import { tooManyError } from "../trpc/errors.ts";

/**
 * Requests that cost something, per client and minute. Generous, since a whole college may sit behind
 * one address; what is answered out of a cache isn't counted.
 */
const fixedBudgets = {
  renders: 3_000,
  images: 1_500,
  reports: 60,
  hooks: 600,
  /** What members do; each goes upstream. */
  members: 300,
} as const;
export type Budget = keyof typeof fixedBudgets | keyof ReturnType<typeof submissionBudgets>;

/** Few people send forms, and each form that is sent goes upstream. */
const submissionBudgets = (perMinute: number) => ({
  submissions: perMinute,
  /** Asks about persons: enough for a fill with some mistakes, too few to try out addresses. */
  checks: Math.max(1, Math.floor(perMinute / 2)),
});

export interface RateLimitsOptions {
  submissionsPerMinute: number;
  /** Where gateways count submissions together; each counts alone where not given. */
  redisUrl: string | undefined;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a request against a budget; throws a 429 when it is used up. */
    charge(budget: Budget, request: FastifyRequest): Promise<void>;
    /** Counts tries that may fail, such as log-ins. */
    tries: Tries;
  }
}

const WINDOW_MS = 60_000;

export const rateLimits = fp(
  async (app: FastifyInstance, { submissionsPerMinute, redisUrl }: RateLimitsOptions) => {
    const shared = redisUrl === undefined ? null : connectSharedCounts(redisUrl, app.log);
    app.addHook("onClose", async () => shared?.close());
    const counted = submissionBudgets(submissionsPerMinute);
    // The others protect this gateway's own processor.
    const store = limitStore(shared, new Set(Object.keys(counted)));
    await app.register(rateLimit, { global: false, store });

    const limiters = Object.fromEntries(
      Object.entries({ ...fixedBudgets, ...counted }).map(([budget, max]) => {
        const options = { max, timeWindow: WINDOW_MS, groupId: budget };
        return [budget, app.createRateLimit(options)];
      }),
    ) as Record<Budget, ReturnType<typeof app.createRateLimit>>;

    app.decorate("tries", createTries(shared));
    app.decorate("charge", async (budget: Budget, request: FastifyRequest) => {
      const limit = await limiters[budget](request);
      if (limit.isAllowed || !limit.isExceeded) return;
      throw tooManyError(Math.ceil(limit.ttl / 1000));
    });
  },
  { name: "rate-limits" },
);
