import { logOptions } from "@kdl/runtime/logs/log-options";
import { type DestinationStream, type Logger, pino } from "pino";

/** Logs JSON lines, to stdout by default, without personal data. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = logOptions(level);
  return destination ? pino(options, destination) : pino(options);
}
