/** A program that can be started, stopped by any signal, and restarted. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

const POLL_MS = 20;

export interface Daemon {
  name: string;
  /** Starts it, and waits until it works. */
  start(): Promise<void>;
  /** Sends a signal, and waits until the process has ended. @returns how long it took, in ms */
  end(signal: "SIGTERM" | "SIGKILL" | "SIGINT"): Promise<number>;
  isRunning(): boolean;
  /** Its output since its last start. */
  log(): string;
}

interface DaemonOptions {
  name: string;
  command: readonly [string, ...string[]];
  environment?: Record<string, string>;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Whether it works. */
  probe: () => Promise<boolean>;
  /** In ms. */
  within: number;
}

export function createDaemon(options: DaemonOptions): Daemon {
  const { name, probe, within } = options;
  const [program, ...args] = options.command;
  let child: ChildProcess | null = null;
  let log = "";

  async function end(signal: NodeJS.Signals): Promise<number> {
    if (!child) return 0;
    const begun = performance.now();
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
    return performance.now() - begun;
  }

  return {
    name,
    async start() {
      log = "";
      const started = spawn(program, args, {
        stdio: ["ignore", "pipe", "pipe"],
        env: { PATH: process.env["PATH"], ...options.environment },
        ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
        ...(options.uid === undefined ? {} : { uid: options.uid, gid: options.gid }),
      });
      for (const stream of [started.stdout, started.stderr]) {
        stream.on("data", (chunk: Buffer) => (log = (log + chunk.toString()).slice(-100_000)));
      }
      const orphan = () => started.kill("SIGKILL");
      process.once("exit", orphan);
      started.once("error", (error) => (log += error.message));
      started.once("exit", () => {
        process.off("exit", orphan);
        if (child === started) child = null;
      });
      child = started;
      const deadline = Date.now() + within;
      while (!(await probe().catch(() => false))) {
        if (child !== started || Date.now() > deadline) {
          throw new Error(`${name} did not start: ${log.slice(-3000)}`);
        }
        await pause(POLL_MS);
      }
    },
    end,
    isRunning: () => child !== null,
    log: () => log,
  };
}

/** Whether an address answers with success. */
export const answers = (url: string) => async (): Promise<boolean> =>
  (await fetch(url, { signal: AbortSignal.timeout(1000) })).ok;
