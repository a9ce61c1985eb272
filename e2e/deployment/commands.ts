/** Runs programs to completion. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { text } from "node:stream/consumers";

export interface RunOptions {
  /** Added to this process's own environment. */
  environment?: Record<string, string>;
  cwd?: string;
  /** Written to its standard input. */
  input?: string;
  inputFile?: string;
  /** Where its standard output goes; the result is then empty. */
  outputFile?: string;
}

/** @returns its standard output. @throws {Error} with the end of what it wrote to standard error */
export async function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<string> {
  const { environment = {}, cwd, input, inputFile, outputFile } = options;
  const from = inputFile === undefined ? null : openSync(inputFile, "r");
  const to = outputFile === undefined ? null : openSync(outputFile, "w", 0o600);
  const child = spawn(program, args, {
    env: { ...process.env, ...environment },
    ...(cwd === undefined ? {} : { cwd }),
    stdio: [from ?? "pipe", to ?? "pipe", "pipe"],
  });
  for (const file of [from, to]) if (file !== null) closeSync(file);
  // A program may end without reading its input.
  child.stdin?.on("error", () => {}).end(input);
  const ended = once(child, "close") as Promise<[number | null]>;
  const [output, errors, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    child.stderr ? text(child.stderr) : "",
    ended,
  ]);
  if (code === 0) return output;
  const command = [program, ...args].join(" ").slice(0, 200);
  throw new Error(`${command} ended with ${code}: ${errors.trim().slice(-600)}`);
}

/** Whether a program runs and exits with 0. */
export const succeeds = (program: string, args: readonly string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    () => false,
  );
