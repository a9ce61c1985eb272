/** Releases the lock; idempotent. */
export type Release = () => void;

/** A mutex: one holder at a time, in order of request. */
export interface WriteLock {
  /**
   * Waits for the lock.
   * @throws if it isn't free within the limit: a clear failure is better than a deadlock
   */
  acquire(): Promise<Release>;
}

/** @param limitMs longest wait */
export function createWriteLock(limitMs: number): WriteLock {
  const waiting = new Set<() => void>();
  let isHeld = false;

  function createRelease(): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      const [first] = waiting;
      if (!first) isHeld = false;
      else {
        waiting.delete(first);
        first();
      }
    };
  }

  return {
    acquire() {
      if (!isHeld) {
        isHeld = true;
        return Promise.resolve(createRelease());
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer);
          // On the next iteration of the event loop: SQLite answers synchronously, and a long queue of
          // writers would starve everything else.
          setImmediate(() => resolve(createRelease()));
        };
        const timer = setTimeout(() => {
          waiting.delete(enter);
          reject(new Error(`The database was busy for more than ${limitMs} ms`));
        }, limitMs);
        waiting.add(enter);
      });
    },
  };
}
