/** Lets work begin one piece after the other, with a look at everything else in between. */
export interface Turns {
  /** Begins now where nothing has begun in this turn of the event loop, otherwise in one of the next. */
  begin(work: () => void): void;
  /** Milliseconds that the first in line has been waiting. */
  waitingMs(): number;
}

export interface TurnsOptions {
  now?: () => number;
  /** Calls back in the next turn. */
  nextTurn?: (call: () => void) => void;
}

interface Waiting {
  work: () => void;
  since: number;
}

/**
 * Node hands over all requests that have come in one go, and drawing a page takes a hundred times as long
 * as sending one from memory: without turns, a crowd that wants pages drawn would hold up everybody.
 */
export function createTurns(options: TurnsOptions = {}): Turns {
  const { now = () => performance.now(), nextTurn = setImmediate } = options;
  /** Short, as requests are shed long before `shift` would take time. */
  const line: Waiting[] = [];
  let isTaken = false;

  function turn(): void {
    // Off the line before it begins: under steady load the line is never empty, and would keep all of them.
    const first = line.shift();
    if (first === undefined) {
      isTaken = false;
      return;
    }
    nextTurn(turn);
    first.work();
  }

  return {
    begin(work) {
      if (isTaken) {
        line.push({ work, since: now() });
        return;
      }
      isTaken = true;
      nextTurn(turn);
      work();
    },
    waitingMs() {
      const [first] = line;
      return first === undefined ? 0 : now() - first.since;
    },
  };
}
