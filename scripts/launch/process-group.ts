/** A program with everything that it starts, so that all of it can be stopped. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a program may take to stop by itself: what is in flight has 9 s. */
const GRACE_MS = 10_000;
const POLL_MS = 50;

export interface GroupOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Told every line of output, of both streams. */
  onLine: (line: string) => void;
  /** How long `stop` waits, where not as usual. */
  graceMs?: number;
}

export interface ProcessGroup {
  /** Settles when the program itself has ended; with its exit code, `null` after a signal. */
  exited: Promise<number | null>;
  /** Asks all of the group to stop, ends what has not in time, and resolves when nothing is left. */
  stop(): Promise<void>;
}

export function spawnGroup(
  command: string,
  args: readonly string[],
  { cwd, env, onLine, graceMs = GRACE_MS }: GroupOptions,
): ProcessGroup {
  // Detached: a group of its own, which Ctrl-C in the terminal doesn't reach. The launcher stops it.
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  createInterface({ input: child.stdout }).on("line", onLine);
  createInterface({ input: child.stderr }).on("line", onLine);
  const exited = new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      onLine(error.message);
      resolve(1);
    });
    // Not "close": a straggler of the group may keep the pipes open for ever.
    child.once("exit", resolve);
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

/** @returns whether the group still has a member */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}
