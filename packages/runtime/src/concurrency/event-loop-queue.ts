/** Starts one piece of queued work per turn of the event loop, so that other events are handled in between. */
export interface EventLoopQueue {
  /** Starts the work now if nothing has started in this turn of the event loop, otherwise in a later one. */
  run(work: () => void): void;
  /** Milliseconds that the first in the queue has been waiting; 0 if the queue is empty. */
  waitingMs(): number;
}

export interface EventLoopQueueOptions {
  now?: () => number;
  /** Calls back in the next turn. */
  nextTurn?: (call: () => void) => void;
}

interface Waiting {
  work: () => void;
  since: number;
}

/**
 * Node hands over all requests that have arrived in one go. Work that keeps the process busy, such as
 * rendering a page or calling SQLite, would delay all of them, timers and health checks included, and
 * requests that wait unread can't be counted or shed.
 */
export function createEventLoopQueue(options: EventLoopQueueOptions = {}): EventLoopQueue {
  const { now = () => performance.now(), nextTurn = setImmediate } = options;
  /** Short, as requests are shed long before `shift` would take time. */
  const queue: Waiting[] = [];
  let isTaken = false;

  function turn(): void {
    // Dequeued before it starts: under steady load the queue is never empty, and would retain all of them.
    const first = queue.shift();
    if (first === undefined) {
      isTaken = false;
      return;
    }
    nextTurn(turn);
    first.work();
  }

  return {
    run(work) {
      if (isTaken) {
        queue.push({ work, since: now() });
        return;
      }
      isTaken = true;
      nextTurn(turn);
      work();
    },
    waitingMs() {
      const [first] = queue;
      return first === undefined ? 0 : now() - first.since;
    },
  };
}
