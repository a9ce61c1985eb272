import type { Payload } from "payload";
import { type Runner, startRunner } from "../lifecycle/runner.ts";
import { takeLease } from "./lease.ts";

/** How often a process looks whether the work's time has come. */
const LOOK_EVERY_MS = 60_000;

/**
 * Does work now and then, in one process of all that share the database. Where that dies at it, another
 * one does the work as soon as its claim has expired.
 *
 * @param everyMs from the work's end until it is done again
 * @param work never throws; ends early where the signal is given
 */
export function startPeriodic(
  payload: Payload,
  name: "sweep",
  everyMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): Runner {
  async function round(signal: AbortSignal): Promise<void> {
    try {
      const lease = await takeLease(payload, name);
      if (!lease) return;
      await work(signal);
      if (signal.aborted) await lease.release();
      else await lease.keepFor(everyMs);
    } catch (error) {
      payload.logger.warn({ err: error, name }, "Periodic work has to wait");
    }
  }
  return startRunner(name, round, LOOK_EVERY_MS);
}
