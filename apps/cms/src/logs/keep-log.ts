import { logConsole } from "@kdl/telemetry/console-lines";
import { tellLastWords } from "@kdl/telemetry/last-words";
import { createLogger } from "@kdl/telemetry/logger";
import { env } from "../env.ts";
import { processLog } from "./process-log.ts";

/**
 * Begins the log of this process.
 * @param takesOver whether what Next and Node print becomes lines of it as well
 */
export function keepLog(takesOver: boolean): void {
  const log = createLogger(env.LOG_LEVEL, "cms");
  processLog(() => log);
  if (!takesOver) return;
  logConsole(log);
  tellLastWords(log);
}
