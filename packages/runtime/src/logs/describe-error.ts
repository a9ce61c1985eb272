import { scrub } from "./scrub.ts";

const MAX_FRAMES = 12;
const MAX_MESSAGE = 300;
const MAX_LOOKED_AT = 2_000;
const MAX_CAUSES = 4;

/** Errors whose quotes speak of the program itself, and not of what it was given. */
const OF_THE_PROGRAM = new Set(["TypeError", "ReferenceError", "RangeError"]);
/** Words for programs that tell what went wrong. PostgreSQL's `detail` has values; these have names. */
const TELLING = ["code", "status", "kind", "syscall", "constraint", "table", "column"] as const;

export interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  cause?: DescribedError;
  [word: string]: unknown;
}

/**
 * An error for the log: what it is, where it was thrown, and what caused it. Libraries put into their
 * messages what they were given: a statement with its values, a piece of the JSON that is none, the
 * address that a mail server refuses. None of that gets through.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  const described: DescribedError = { type: typeOf(error), message: messageOf(error) };
  const fields = error as unknown as Record<string, unknown>;
  for (const word of TELLING) {
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

/** What an error says, in one line, without what it may quote. */
export function messageOf(error: Error): string {
  if (isForClient(error)) return `answered with status ${error.status}`;
  const text = firstLine(error.message);
  const speaksOfItself = OF_THE_PROGRAM.has(error.name) || "syscall" in error;
  return speaksOfItself ? scrub(text).slice(0, MAX_MESSAGE) : withoutValues(text);
}

/** Payload's errors that tell clients what was wrong, in the clients' own words. */
function isForClient(error: Error): error is Error & { status: number } {
  const { isPublic, status } = error as { isPublic?: unknown; status?: unknown };
  return isPublic === true && typeof status === "number" && status < 500;
}

/** What some library says, in one line, without what it may quote. */
export function withoutValues(text: string): string {
  // Drizzle's errors end in the values of the statement; its own words are enough with the cause.
  const line = firstLine(text).replace(/Failed query.*/, "Failed query");
  return scrub(withoutQuotes(line)).slice(0, MAX_MESSAGE);
}

/** Cut before it is looked at: some patterns take the square of a text's length. */
const firstLine = (text: string) => (text.split("\n", 1)[0] ?? "").slice(0, MAX_LOOKED_AT);

/** From the first quote to the last, as what is quoted may have quotes itself. */
const withoutQuotes = (text: string) =>
  text
    .replace(/".*"|".*$/, "…")
    .replace(/`.*`/, "…")
    .replace(/(?<!\w)'.*'/, "…");

const typeOf = ({ name, constructor }: Error) => (name === "Error" ? constructor.name : name);

const isWord = (value: unknown): value is string =>
  typeof value === "string" && /^[\w.-]{1,64}$/.test(value);

/** The lines behind the message, which may itself have several. */
function framesOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MAX_FRAMES).join("\n");
}
