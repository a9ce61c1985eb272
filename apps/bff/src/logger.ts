import { logOptions } from "@kdl/runtime/logs/log-options";
import { type DestinationStream, type Logger, pino } from "pino";

/** Logs JSON lines, to stdout unless told otherwise. Nothing about people gets through. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = logOptions(level);
  return destination ? pino(options, destination) : pino(options);
}
