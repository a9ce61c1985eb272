import type { Logger } from "pino";
import type { Meter } from "../metrics/meter.ts";

export interface UncaughtErrorsOptions {
  log: Pick<Logger, "fatal" | "error" | "warn">;
  meter: Pick<Meter, "counter">;
}

/** Errors of a connection or stream that ended; the program's state is fine. */
const CONNECTION_CODES = new Set<unknown>([
  "ECONNABORTED",
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ETIMEDOUT",
  "UND_ERR_ABORTED",
  "UND_ERR_SOCKET",
]);
/** Names of programming errors. */
const PROGRAMMING_ERRORS = new Set([
  "AssertionError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "TypeError",
]);

export const uncaughtErrors = (meter: Pick<Meter, "counter">) =>
  meter.counter({
    name: "uncaught_errors_total",
    help: "Errors that nothing in the program caught.",
  });

/**
 * Logs warnings, and logs and counts uncaught errors; Node would print them with everything they quote. The
 * process survives errors of a single connection or stream. Any other error shuts it down gracefully, as
 * SIGTERM does, with exit code 1.
 */
export function handleUncaughtErrors({ log, meter }: UncaughtErrorsOptions): void {
  const count = uncaughtErrors(meter).of({});
  let isEnding = false;
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "process warning"));
  process.on("uncaughtException", (err: unknown) => {
    count.inc();
    if (isOfOneConnection(err)) return log.error({ err }, "uncaught error of a connection");
    log.fatal({ err }, "ended by an uncaught error");
    process.exitCode = 1;
    if (isEnding || process.listenerCount("SIGTERM") === 0) process.exit();
    isEnding = true;
    process.kill(process.pid, "SIGTERM");
  });
}

/** Whether an error concerns only the connection or stream that it comes from. */
function isOfOneConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  if (CONNECTION_CODES.has(code)) return true;
  if (CONNECTION_CODES.has((cause as NodeJS.ErrnoException | undefined)?.code)) return true;
  return !PROGRAMMING_ERRORS.has(error.name) && wasEmittedByStream(error);
}

/**
 * Whether a stream emitted an 'error' event without listeners. Node attaches a function to such errors that
 * describes the emitter; an error without it is treated as fatal.
 */
function wasEmittedByStream(error: Error): boolean {
  const mark = Object.getOwnPropertySymbols(error).find(
    ({ description }) => description === "kEnhanceStackBeforeInspector",
  );
  if (mark === undefined) return false;
  const describe: unknown = Reflect.get(error, mark);
  return typeof describe === "function" && String(describe()).includes("node:internal/streams/");
}
