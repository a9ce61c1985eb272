import { writeSync } from "node:fs";

const STDOUT = 1;
let held: string[] | null = null;

/**
 * Standard output that is buffered while the database is opened: Payload logs a failed connection with its
 * stack before it throws, and boot's own line is clearer.
 */
export const bufferedLog = {
  write(line: string): void {
    if (held) held.push(line);
    else process.stdout.write(line);
  },
};

/** Starts buffering. */
export function bufferLog(): void {
  held ??= [];
}

/** Writes the buffered lines, and ends buffering. */
export function flushLog(): void {
  const lines = held ?? [];
  held = null;
  for (const line of lines) process.stdout.write(line);
}

/** Discards the buffered lines. */
export function discardLog(): void {
  held = [];
}

// A failed migration ends the process; then these lines are the only explanation.
process.once("exit", () => {
  for (const line of held ?? []) writeSync(STDOUT, line);
});
