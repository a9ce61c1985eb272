import { processWide } from "./process-wide.ts";
import { whenClosing } from "./closing.ts";

/** Does work behind requests while the process runs. */
export interface Runner {
  /** Looks for work now. */
  wake(): void;
  /** Begins nothing more; resolves when what was begun is through. */
  stop(): Promise<void>;
}

type Name = "mail" | "scan" | "sweep";

const runners = processWide<Map<Name, Runner>>("runners", () => new Map());

/**
 * Starts a runner and makes it known to the whole process, which stops it when it ends.
 *
 * @param round does all that is due, and begins no more once the signal is given; never throws
 * @param everyMs how often it looks without being woken
 */
export function startRunner(
  name: Name,
  round: (signal: AbortSignal) => Promise<void>,
  everyMs: number,
): Runner {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let again = false;

  async function run(): Promise<void> {
    do {
      again = false;
      await round(stopping.signal);
    } while (again && !stopping.signal.aborted);
    running = null;
  }

  function wake(): void {
    again = true;
    if (!stopping.signal.aborted) running ??= run();
  }

  const timer = setInterval(wake, everyMs).unref();
  const runner: Runner = {
    wake,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
  runners.set(name, runner);
  whenClosing(runner.stop);
  wake();
  return runner;
}

/** Lets a runner look for work now; without one, the work waits for the next start. */
export function wakeRunner(name: Name): void {
  runners.get(name)?.wake();
}
