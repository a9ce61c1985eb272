import { type Logger, pino } from "pino";
import { logOptions } from "./log-options.ts";

/** A log of its own for what runs beside a framework that has one. */
export function createLogger(level: string, name: string): Logger {
  return pino(logOptions(level, name), { write: (line) => process.stdout.write(line) });
}
