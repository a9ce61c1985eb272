import type { Logger } from "pino";
import type { Meter } from "../metrics/meter.ts";

export interface UncaughtErrorsOptions {
  log: Pick<Logger, "fatal" | "error" | "warn">;
  meter: Pick<Meter, "counter">;
}

/** Errors of a connection or a stream that has ended: nothing of the program is in doubt. */
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
/** Names of mistakes in a program, wherever they show. */
const MISTAKES = new Set([
  "AssertionError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "TypeError",
]);

/**
 * Logs and counts warnings and errors that nothing caught; Node would print them with whatever they
 * quote. An error of a single connection or stream is survived. Any other one ends the process as
 * SIGTERM does, with exit code 1, so that requests under way are answered.
 */
export function handleUncaughtErrors({ log, meter }: UncaughtErrorsOptions): void {
  const count = meter
    .counter({ name: "uncaught_errors_total", help: "Errors that nothing in the program caught." })
    .of({});
  let isEnding = false;
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "a warning"));
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

/** Whether an error concerns no more than the connection or stream that it comes from. */
function isOfOneConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as NodeJS.ErrnoException;
  if (CONNECTION_CODES.has(code)) return true;
  if (CONNECTION_CODES.has((cause as NodeJS.ErrnoException | undefined)?.code)) return true;
  return !MISTAKES.has(error.name) && wasEmittedByStream(error);
}

/**
 * Whether a stream had an 'error' event to which nothing listened. Node leaves a function on such errors
 * that names the emitter for the terminal; without it, an error counts as one that ends the process.
 */
function wasEmittedByStream(error: Error): boolean {
  const mark = Object.getOwnPropertySymbols(error).find(
    ({ description }) => description === "kEnhanceStackBeforeInspector",
  );
  if (mark === undefined) return false;
  const describe: unknown = Reflect.get(error, mark);
  return typeof describe === "function" && String(describe()).includes("node:internal/streams/");
}
