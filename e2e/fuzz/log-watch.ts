/** Reads a program's log as it is written, without storing it. */
import { PLANTED } from "./odd-values.ts";

/** How much of the log to show when a program ends by itself. */
const TAIL_LINES = 15;
const SHOWN = 300;
const ERROR_LEVEL = 50;
/** What gateways log about an overloaded CMS: they still answer, or refuse with a message. */
const LATE = /no answer in time/;
/** How many lines of a stack trace to show. */
const PLACES = 3;

interface LoggedError {
  times: number;
  /** The first request with the error. */
  requestId: string;
}

export interface LogWatch {
  read(text: string): void;
  /** Errors by message, without the parts that differ between requests. */
  errors: ReadonlyMap<string, LoggedError>;
  /** Lines that contain what a visitor sent. */
  leaks: ReadonlySet<string>;
  lines(): number;
  /** The last lines. */
  tail(): string;
}

export function watchLog(): LogWatch {
  const errors = new Map<string, LoggedError>();
  const leaks = new Set<string>();
  const tail: string[] = [];
  let rest = "";
  let count = 0;

  function readLine(line: string): void {
    count += 1;
    tail.push(line.slice(0, SHOWN * 4));
    if (tail.length > TAIL_LINES) tail.shift();
    if (line.includes(PLANTED)) leaks.add(line.slice(0, SHOWN));
    const error = errorIn(line);
    if (error === null) return;
    const known = errors.get(error.said);
    if (known) known.times += 1;
    else errors.set(error.said, { times: 1, requestId: error.requestId });
  }

  return {
    read(text) {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(readLine);
    },
    errors,
    leaks,
    lines: () => count,
    tail: () => tail.join("\n"),
  };
}

interface LogLine {
  level: number;
  reqId?: string;
  msg?: string;
  err?: { type?: string; message?: string; status?: number; stack?: string };
}

/** The error that a line reports; `null` for other lines. */
function errorIn(line: string): { said: string; requestId: string } | null {
  const level = Number(/"level":(\d+)/.exec(line)?.[1] ?? 0);
  if (level < ERROR_LEVEL) return null;
  const { msg = "", reqId = "", err = {} } = JSON.parse(line) as LogLine;
  // Payload logs 4xx responses as errors, which they aren't.
  if (err.status !== undefined && err.status < 500) return null;
  if (LATE.test(err.message ?? "")) return null;
  const places = err.stack?.trim().split(/\s*\n\s*/, PLACES) ?? [];
  const said = [msg, err.type, err.message, ...places].join(" | ");
  return { said: said.slice(0, SHOWN * 2), requestId: reqId };
}
