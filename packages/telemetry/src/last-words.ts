import type { Logger } from "pino";

type Log = Pick<Logger, "fatal" | "warn">;

/**
 * Lets the log tell of what Node would write to the terminal: warnings, and the error that ends the
 * process. Node prints errors as they are, with whatever they quote.
 */
export function tellLastWords(log: Log): void {
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "a warning"));
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "ended by an error that nobody caught");
    process.exit(1);
  });
}
