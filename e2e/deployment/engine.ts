/** Docker's engine: the one that runs, or one that is started for the time of the run. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../faults/find-programs.ts";
import { untilTrue } from "../scale/until-true.ts";
import { run, succeeds } from "./commands.ts";
import { Missing } from "./missing.ts";

const STARTS_WITHIN_MS = 30_000;
const MIN_COMPOSE = [2, 20];

/** @throws {Missing} if there is no engine, and none can be started, or if Compose is too old */
export async function startEngine(): Promise<AsyncDisposable> {
  const compose = await run("docker", ["compose", "version", "--short"]).catch(() => "");
  if (!isRecent(compose)) throw new Missing("docker compose 2.20");
  if (await succeeds("docker", ["info"])) return { async [Symbol.asyncDispose]() {} };
  const program = findProgram("dockerd");
  if (program === null || process.getuid?.() !== 0) throw new Missing("a Docker engine");

  const folder = mkdtempSync(join(tmpdir(), "docker-engine-"));
  const logFile = join(folder, "log");
  const daemon = spawn(
    "/bin/sh",
    ["-c", `exec "$0" --pidfile "$1" >"$2" 2>&1`, program, join(folder, "pid"), logFile],
    { stdio: "ignore" },
  );
  const ended = once(daemon, "exit");
  const answers = () => succeeds("docker", ["info"]);
  const settled = async () => daemon.exitCode !== null || answers();
  await untilTrue("the engine", settled, STARTS_WITHIN_MS).catch(() => {});
  if (!(await answers())) {
    daemon.kill();
    const reason = lastLine(logFile);
    rmSync(folder, { recursive: true, force: true });
    throw new Missing(`a Docker engine that starts (${reason})`);
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
