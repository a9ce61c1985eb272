/** Exponential backoff for several things, by name. */
export interface Backoff {
  /** Whether the wait is over. */
  isDue(name: string): boolean;
  /** Starts the next wait, twice as long as the last. */
  increase(name: string): void;
  /** Resets the next wait to the first, shortest one. */
  reset(name: string): void;
}

/** Creates a {@link Backoff}. It is in memory only: after a restart everything may be tried immediately. */
export function createBackoff({
  firstMs,
  longestMs,
}: {
  firstMs: number;
  longestMs: number;
}): Backoff {
  const waits = new Map<string, { ms: number; until: number }>();
  return {
    isDue: (name) => Date.now() >= (waits.get(name)?.until ?? 0),
    increase(name) {
      const earlier = waits.get(name);
      // Failures during a wait count as one.
      if (earlier && earlier.until > Date.now()) return;
      const ms = earlier ? Math.min(earlier.ms * 2, longestMs) : firstMs;
      waits.set(name, { ms, until: Date.now() + ms });
    },
    reset: (name) => void waits.delete(name),
  };
}
