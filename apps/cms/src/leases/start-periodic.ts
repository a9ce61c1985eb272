import type { Payload } from "payload";
import { type Runner, startRunner } from "../lifecycle/runner.ts";
import { takeLease } from "./lease.ts";

/** How often a process checks whether the work is due. */
const LOOK_EVERY_MS = 60_000;

/**
 * Runs work periodically, in only one of the processes that share the database. If that process dies,
 * another one runs the work as soon as the lease has expired.
 *
 * @param everyMs from the end of one run to the start of the next
 * @param work never throws; stops early when the signal is aborted
 */
export function startPeriodic(
  payload: Payload,
  name: "sweep" | "offers" | "interviews" | "places" | "reminders" | "quarantine",
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
      payload.logger.warn({ err: error, name }, "Periodic work was postponed");
    }
  }
  return startRunner(name, round, LOOK_EVERY_MS);
}
