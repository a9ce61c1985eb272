import { logConsole } from "@kdl/runtime/logs/console-lines";
import { createLogger } from "@kdl/runtime/logs/logger";
import { handleUncaughtErrors } from "@kdl/runtime/process/uncaught-errors";
import { env } from "../env.ts";
import { metrics } from "../metrics/metrics.ts";
import { processLog } from "./process-log.ts";

/**
 * Starts the log of this process.
 * @param takesOver whether to log what Next and Node print as well
 */
export function startLog(takesOver: boolean): void {
  const log = createLogger(env.LOG_LEVEL, "cms");
  processLog(() => log);
  if (!takesOver) return;
  logConsole(log);
  handleUncaughtErrors({ log, meter: metrics.meter });
}
