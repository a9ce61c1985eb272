/** Waits that grow, each by its name. */
export interface Patience {
  /** Whether nothing has to be waited for. */
  isOver(name: string): boolean;
  /** Waits, twice as long as the time before. */
  extend(name: string): void;
  /** The next wait is a first one again. */
  forget(name: string): void;
}

/** Makes {@link Patience}. It is only in memory: whoever starts anew may try anew. */
export function createPatience({
  firstMs,
  longestMs,
}: {
  firstMs: number;
  longestMs: number;
}): Patience {
  const waits = new Map<string, { ms: number; until: number }>();
  return {
    isOver: (name) => Date.now() >= (waits.get(name)?.until ?? 0),
    extend(name) {
      const earlier = waits.get(name);
      // Several that fail at the same time count as one.
      if (earlier && earlier.until > Date.now()) return;
      const ms = earlier ? Math.min(earlier.ms * 2, longestMs) : firstMs;
      waits.set(name, { ms, until: Date.now() + ms });
    },
    forget: (name) => void waits.delete(name),
  };
}
