import { scrub } from "./scrub.ts";

const MAX_FRAMES = 12;
const MAX_MESSAGE = 300;
const MAX_SCANNED = 2_000;
const MAX_CAUSES = 4;

/** Errors whose messages quote code, not input. */
const PROGRAM_ERRORS = new Set(["TypeError", "ReferenceError", "RangeError"]);
/** Fields that hold identifiers. PostgreSQL's `detail`, for example, holds values. */
const SAFE_FIELDS = ["code", "status", "kind", "syscall", "constraint", "table", "column"] as const;

export interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  cause?: DescribedError;
  [word: string]: unknown;
}

/**
 * An error for the log: its type, where it was thrown, and its cause. Libraries quote their input in
 * messages: a statement with its values, a piece of malformed JSON, the address that a mail server
 * rejects. All of that is left out.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  const described: DescribedError = { type: typeOf(error), message: messageOf(error) };
  const fields = error as unknown as Record<string, unknown>;
  for (const word of SAFE_FIELDS) {
    const value = fields[word];
    if (typeof value === "number" || isWord(value)) described[word] = value;
  }
  const frames = framesOf(error);
  if (frames) described.stack = frames;
  const cause = error.cause ?? (error as Partial<AggregateError>).errors?.[0];
  if (cause instanceof Error && depth < MAX_CAUSES)
    described.cause = describeError(cause, depth + 1);
  return described;
}

/** An error's message in one line, without what it may quote. */
export function messageOf(error: Error): string {
  if (isForClient(error)) return `answered with status ${error.status}`;
  const text = firstLine(error.message);
  const quotesCode = PROGRAM_ERRORS.has(error.name) || "syscall" in error;
  return quotesCode ? scrub(text).slice(0, MAX_MESSAGE) : withoutValues(text);
}

/** Payload's errors for clients, which quote what the client sent. */
function isForClient(error: Error): error is Error & { status: number } {
  const { isPublic, status } = error as { isPublic?: unknown; status?: unknown };
  return isPublic === true && typeof status === "number" && status < 500;
}

/** A library's message in one line, without what it may quote. */
export function withoutValues(text: string): string {
  // Drizzle's messages end with the values of the statement; the cause says enough.
  const line = firstLine(text).replace(/Failed query.*/, "Failed query");
  return scrub(withoutQuotes(line)).slice(0, MAX_MESSAGE);
}

/** Cut before it is scanned: some patterns take quadratic time. */
const firstLine = (text: string) => (text.split("\n", 1)[0] ?? "").slice(0, MAX_SCANNED);

/** From the first quote to the last, since quoted text may contain quotes. */
const withoutQuotes = (text: string) =>
  text
    .replace(/".*"|".*$/, "…")
    .replace(/`.*`/, "…")
    .replace(/(?<!\w)'.*'/, "…");

const typeOf = ({ name, constructor }: Error) => (name === "Error" ? constructor.name : name);

const isWord = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.-]{1,64}$/.test(value);

/** The lines after the message, which may itself span lines. */
function framesOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MAX_FRAMES).join("\n");
}
