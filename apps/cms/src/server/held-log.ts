import { writeSync } from "node:fs";

const STDOUT = 1;
let held: string[] | null = null;

/**
 * Standard output that can be held back while the database is opened: Payload logs a failed
 * connection with its stack before it throws, and the one line of the boot step says more.
 */
export const heldLog = {
  write(line: string): void {
    if (held) held.push(line);
    else process.stdout.write(line);
  },
};

/** Holds back what is logged from now on. */
export function holdLog(): void {
  held ??= [];
}

/** Writes what was held, and whatever follows at once. */
export function releaseLog(): void {
  const lines = held ?? [];
  held = null;
  for (const line of lines) process.stdout.write(line);
}

/** Forgets what was held. */
export function dropLog(): void {
  held = [];
}

// A failed migration ends the process by itself; then the lines are all there is.
process.once("exit", () => {
  for (const line of held ?? []) writeSync(STDOUT, line);
});
