import { processWide } from "./process-wide.ts";
import { whenClosing } from "./closing.ts";

/** A background loop. */
export interface Runner {
  /** Looks for work immediately. */
  wake(): void;
  /** Starts no more work; resolves once current work is done. */
  stop(): Promise<void>;
}

type Name =
  | "mail"
  | "scan"
  | "sweep"
  | "offers"
  | "interviews"
  | "places"
  | "reminders"
  | "quarantine"
  | "links";

const runners = processWide<Map<Name, Runner>>("runners", () => new Map());

/**
 * Starts a runner that the whole process can wake, and that is stopped on shutdown.
 *
 * @param round does all due work, and starts no more once the signal is aborted; never throws
 * @param everyMs time between rounds if it isn't woken
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

/** Wakes a runner. Without one, the work waits for the next start. */
export function wakeRunner(name: Name): void {
  runners.get(name)?.wake();
}
