/** A program with all its child processes, so that all of them can be stopped. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a program may take to stop by itself: requests in progress have 9 s. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

export type OutputStream = "stdout" | "stderr";

/** How a program has ended; `code` is `null` after a signal. */
export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface GroupOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  onLine: (line: string, stream: OutputStream) => void;
  /** How long `stop` waits; the default if not given. */
  graceMs?: number;
}

export interface ProcessGroup {
  /** Settles when the program itself has ended. */
  exited: Promise<Exit>;
  /** Asks the group to stop, kills what hasn't stopped in time, and resolves when nothing is left. */
  stop(): Promise<void>;
}

export function spawnGroup(
  command: string,
  args: readonly string[],
  { cwd, env, onLine, graceMs = GRACE_MS }: GroupOptions,
): ProcessGroup {
  // Detached: a separate group, which Ctrl-C in the terminal doesn't reach. The launcher stops it.
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface({ input: child.stdout }).on("line", (line) => onLine(line, "stdout"));
  createInterface({ input: child.stderr }).on("line", (line) => onLine(line, "stderr"));
  const exited = new Promise<Exit>((resolve) => {
    child.once("error", (error) => {
      onLine(error.message, "stderr");
      resolve({ code: 1, signal: null });
    });
    // Not "close": another process of the group may keep the pipes open forever.
    child.once("exit", (code, signal) => resolve({ code, signal }));
  });
  return { exited, stop: () => stopGroup(child.pid, graceMs) };
}

async function stopGroup(pid: number | undefined, graceMs: number): Promise<void> {
  if (pid === undefined) return;
  signalGroup(pid, "SIGTERM");
  const deadline = performance.now() + graceMs;
  while (performance.now() < deadline) {
    if (!signalGroup(pid, 0)) return;
    await sleep(POLL_MS);
  }
  signalGroup(pid, "SIGKILL");
  await sleep(POLL_MS);
}

/** @returns whether the group still has any processes */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
