import { setTimeout as sleep } from "node:timers/promises";
import { Problem } from "./problem.ts";
import type { Service } from "./services.ts";

/** Delay before the first restart; it doubles with each further one in a row. */
const FIRST_DELAY_MS = 1_000;
const MAX_RESTARTS = 5;
/** A program that has run for this long counts as recovered. */
const RECOVERED_MS = 60_000;

export interface SuperviseOptions {
  /** Name for use in sentences, such as `CMS`. */
  name: string;
  start: () => Service;
  say: (line: string) => void;
  firstDelayMs?: number;
  recoveredMs?: number;
}

export interface Supervised {
  /** Rejects when the program isn't started again; stays pending after `stop`. */
  failed: Promise<never>;
  /** Enables restarts once the program has been ready. One that never becomes ready is misconfigured. */
  markReady(): void;
  stop(): Promise<void>;
}

/** Keeps a program running: restarts it with backoff when it ends by itself, and gives up in the end. */
export function supervise(options: SuperviseOptions): Supervised {
  const { name, start, say, firstDelayMs = FIRST_DELAY_MS } = options;
  const stopping = new AbortController();
  let service = start();
  let wasReady = false;

  async function keepRunning(): Promise<never> {
    for (let failures = 1; ; failures += 1) {
      const startedAt = Date.now();
      const reason = await service.ended;
      if (!wasReady) throw new Problem(`The ${name} has stopped: ${reason}`);
      if (Date.now() - startedAt >= (options.recoveredMs ?? RECOVERED_MS)) failures = 1;
      if (failures > MAX_RESTARTS) {
        throw new Problem(
          `The ${name} has stopped ${failures} times in a row and isn't restarted again. The last reason: ${reason}`,
        );
      }
      const delayMs = firstDelayMs * 2 ** (failures - 1);
      say(`The ${name} has stopped: ${reason}. Restarting it in ${delayMs / 1000} s.`);
      // Stopped in the meantime: the promise stays pending.
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(
        () => new Promise(() => undefined),
      );
      // Child processes of the program may still hold its port.
      await service.stop();
      service = start();
    }
  }

  const failed = keepRunning();
  // A failure only matters to callers that await it.
  failed.catch(() => undefined);
  return {
    failed,
    markReady() {
      wasReady = true;
    },
    stop() {
      stopping.abort();
      return service.stop();
    },
  };
}
