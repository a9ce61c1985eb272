/** Docker's engine: the one that runs, or one that is started for the time of the run. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findProgram } from "../faults/find-programs.ts";
import { run, succeeds } from "./commands.ts";

const STARTS_WITHIN_MS = 30_000;
const POLL_MS = 200;
const MIN_COMPOSE = [2, 20];

/** What the machine lacks to try a deployment, in words. */
export class NoEngine extends Error {}

/** @throws {NoEngine} if there is no engine, and none can be started, or if Compose is too old */
export async function startEngine(): Promise<AsyncDisposable> {
  const compose = await run("docker", ["compose", "version", "--short"]).catch(() => "");
  if (!isRecent(compose)) throw new NoEngine("docker compose 2.20");
  if (await succeeds("docker", ["info"])) return { async [Symbol.asyncDispose]() {} };
  const program = findProgram("dockerd");
  if (program === null || process.getuid?.() !== 0) throw new NoEngine("a Docker engine");

  const folder = mkdtempSync(join(tmpdir(), "docker-engine-"));
  const logFile = join(folder, "log");
  const daemon = spawn(
    "/bin/sh",
    ["-c", `exec "$0" --pidfile "$1" >"$2" 2>&1`, program, join(folder, "pid"), logFile],
    {
      stdio: "ignore",
    },
  );
  const ended = once(daemon, "exit");
  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await succeeds("docker", ["info"]))) {
    if (daemon.exitCode === null && Date.now() < deadline) {
      await pause(POLL_MS);
      continue;
    }
    daemon.kill();
    throw new NoEngine(`a Docker engine that starts (${lastLine(logFile)})`);
  }
  return {
    async [Symbol.asyncDispose]() {
      daemon.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isRecent(version: string): boolean {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  const [minMajor = 0, minMinor = 0] = MIN_COMPOSE;
  return major > minMajor || (major === minMajor && minor >= minMinor);
}

const lastLine = (path: string) => readFileSync(path, "utf8").trim().split("\n").at(-1) ?? "";
