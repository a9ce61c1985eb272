/** Turns a program's output into short, readable lines. */
import { stripVTControlCharacters } from "node:util";
import type { OutputStream } from "./process-group.ts";

const LEVELS: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "",
  40: "warning",
  50: "error",
  60: "fatal",
};
const INFO = 30;
const MAX_LENGTH = 300;
/** Messages that programs print on every start, and ones that the launcher replaces. */
const NOISE =
  /^✓ Running next\.config|^\[db-\w+\] Enabling WAL|^Server listening at|^cms: ready on/;

/** Fields that are irrelevant when watching one machine. */
const UNSHOWN = new Set(["level", "time", "pid", "hostname", "name", "msg", "err", "reqId"]);

interface Entry {
  level?: number;
  msg?: string;
  err?: { message?: string };
  [field: string]: unknown;
}

/** @returns `null` for a line that shouldn't be shown */
export function toLogLine(line: string): string | null {
  const entry = parse(line);
  const text = entry ? describe(entry) : stripVTControlCharacters(line).trimEnd();
  if (text.trim() === "" || NOISE.test(text.trim())) return null;
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function parse(line: string): Entry | null {
  if (!line.startsWith("{")) return null;
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" ? (value as Entry) : null;
  } catch {
    return null;
  }
}

function describe(entry: Entry): string {
  const { level, msg, err } = entry;
  const fields = Object.entries(entry)
    .filter(([name, value]) => !UNSHOWN.has(name) && value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === "object" ? JSON.stringify(value) : value}`);
  const cause = err?.message && err.message !== msg ? `(${err.message})` : "";
  return [LEVELS[level ?? INFO], msg, ...fields, cause].filter(Boolean).join(" ");
}

/** Whether a line belongs to a stack trace, or to what Node prints around one. */
export function isStack(line: string): boolean {
  return /^\s+(?:at |\^+$)|^Node\.js v\d|^(?:file:\/\/)?\/\S+:\d+$/.test(line);
}

/**
 * Whether a line may explain why a program ended: a warning or worse, or plain text on stderr. Success
 * messages are no reason, even if they come last.
 * @param raw as it was printed
 */
export function isComplaint(raw: string, stream: OutputStream): boolean {
  const entry = parse(raw);
  return entry === null ? stream === "stderr" : (entry.level ?? INFO) > INFO;
}

/**
 * Finds the line that says why a program ended.
 * @param lines its last complaints, formatted by {@link toLogLine}
 */
export function reasonIn(lines: readonly string[]): string | undefined {
  const telling = lines.findLast((line) => /^(?:fatal|error)\b|\bError\b|^[A-Z_]{3,}: /.test(line));
  return telling ?? lines.at(-1);
}

/** Redacts secrets in a line, in case a program ever prints one. */
export function redact(line: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, "•••"), line);
}
