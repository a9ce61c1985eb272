/** Ends a turn; more than once is the same as once. */
export type EndTurn = () => void;

/** Lets one in at a time, in the order of asking. */
export interface Turns {
  /**
   * Waits for a turn.
   * @throws when it doesn't come within the limit: better a clear failure than a wait for ever
   */
  next(): Promise<EndTurn>;
}

/** Makes {@link Turns}. @param limitMs how long anybody waits */
export function createTurns(limitMs: number): Turns {
  const waiting = new Set<() => void>();
  let taken = false;

  function endTurn(): EndTurn {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      const [first] = waiting;
      if (!first) taken = false;
      else {
        waiting.delete(first);
        first();
      }
    };
  }

  return {
    next() {
      if (!taken) {
        taken = true;
        return Promise.resolve(endTurn());
      }
      return new Promise((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer);
          // In the event loop's next turn: SQLite answers within the call, and a long line of writers
          // would let nobody else come up.
          setImmediate(() => resolve(endTurn()));
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
