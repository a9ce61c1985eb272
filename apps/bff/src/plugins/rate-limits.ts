import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { tooManyError } from "../trpc/errors.ts";

/**
 * Requests that cost something, per client and minute. Generous, since a whole college may sit behind
 * one address; what is answered out of a cache isn't counted.
 */
const fixedBudgets = { renders: 3_000, images: 1_500, reports: 60, hooks: 600 } as const;
export type Budget = keyof typeof fixedBudgets | keyof ReturnType<typeof submissionBudgets>;

/** Few people send forms, and each form that is sent goes upstream. */
const submissionBudgets = (perMinute: number) => ({
  submissions: perMinute,
  /** Asks about persons: enough for a fill with some mistakes, too few to try out addresses. */
  checks: Math.max(1, Math.floor(perMinute / 2)),
});

export interface RateLimitsOptions {
  submissionsPerMinute: number;
}

declare module "fastify" {
  interface FastifyInstance {
    /** Counts a request against a budget; throws a 429 when it is used up. */
    charge(budget: Budget, request: FastifyRequest): Promise<void>;
  }
}

const WINDOW_MS = 60_000;
/** Clients that are remembered; the memory that this takes is bounded. */
const MAX_CLIENTS = 10_000;

export const rateLimits = fp(
  async (app: FastifyInstance, { submissionsPerMinute }: RateLimitsOptions) => {
    const budgets = { ...fixedBudgets, ...submissionBudgets(submissionsPerMinute) };
    await app.register(rateLimit, { global: false, cache: MAX_CLIENTS });
    const limiters = Object.fromEntries(
      Object.entries(budgets).map(([budget, max]) => [
        budget,
        app.createRateLimit({ max, timeWindow: WINDOW_MS }),
      ]),
    ) as Record<Budget, ReturnType<typeof app.createRateLimit>>;

    app.decorate("charge", async (budget: Budget, request: FastifyRequest) => {
      const limit = await limiters[budget](request);
      if (limit.isAllowed || !limit.isExceeded) return;
      throw tooManyError(Math.ceil(limit.ttl / 1000));
    });
  },
  { name: "rate-limits" },
);
