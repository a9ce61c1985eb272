import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

/** Ticks of the kernel's clock in a second; the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;
const START_TIMEOUT_MS = 20_000;

export interface ServerProcess {
  /** CPU time used so far, in seconds, all threads together. */
  cpuSeconds(): number;
  /** Memory in use, in bytes. */
  memoryBytes(): number;
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
      cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
      memoryBytes: () => memoryBytesOf(child.pid ?? 0),
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

function cpuSecondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function memoryBytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
