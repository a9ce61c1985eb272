import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { processFigures, type ProcessFigures } from "./process-figures.ts";

const START_TIMEOUT_MS = 20_000;

export interface ServerProcess extends ProcessFigures {
  stop(): void;
}

export function startProcess(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): { child: ChildProcess; server: ServerProcess } {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    child,
    server: {
      ...processFigures(child.pid ?? 0),
      stop: () => void child.kill(),
    },
  };
}

/** Waits for a line of output and gives back what `pattern` captures. */
export function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("a server did not start")), START_TIMEOUT_MS);
    child.once("exit", () => reject(new Error("a server ended before it was ready")));
    createInterface({ input: child.stdout! }).on("line", (line) => {
      const found = pattern.exec(line)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
}
