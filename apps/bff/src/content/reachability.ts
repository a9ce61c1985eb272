import type { Resource } from "@kdl/schemas/content/resources";

/** Whether the upstream as a whole answers, judged by the outcomes of single resources. */
export interface Reachability {
  loaded(resource: Resource): void;
  failed(resource: Resource): void;
  /**
   * One broken resource doesn't make the upstream unreachable: something must have loaded since the
   * oldest failure that is still going on.
   */
  isReachable(): boolean;
  lastSuccess(): Date | null;
}

export function trackReachability(): Reachability {
  // Outcomes are ordered by a counter: two of them can happen in the same millisecond.
  let outcomes = 0;
  let lastLoaded: { outcome: number; at: Date } | null = null;
  /** The outcome with which each failing resource began to fail. */
  const failingSince = new Map<Resource, number>();

  return {
    loaded(resource) {
      outcomes += 1;
      lastLoaded = { outcome: outcomes, at: new Date() };
      failingSince.delete(resource);
    },
    failed(resource) {
      outcomes += 1;
      if (!failingSince.has(resource)) failingSince.set(resource, outcomes);
    },
    isReachable() {
      // A map keeps its order, so the first one has failed for the longest time.
      const [oldestFailure = 0] = failingSince.values();
      return lastLoaded !== null && lastLoaded.outcome > oldestFailure;
    },
    lastSuccess: () => lastLoaded?.at ?? null,
  };
}
