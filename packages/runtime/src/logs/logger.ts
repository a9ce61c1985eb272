import { type Logger, pino } from "pino";
import { logOptions } from "./log-options.ts";

/** A logger for code outside of a framework. */
export function createLogger(level: string, name: string): Logger {
  return pino(logOptions(level, name), { write: (line) => process.stdout.write(line) });
}
