/** A built program of this repository, in a separate process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");
/** Longer than either program takes to stop if it has to abort requests in flight. */
const STOPS_WITHIN_MS = 12_000;
/** Logged with each count of `uncaught_errors_total`, since most sites don't serve metrics. */
const UNCAUGHT = /"msg":"(?:ended by an uncaught error|uncaught error of a connection)"/;

export interface Program {
  pid: number;
  /** Its output so far; empty if `onOutput` is set. */
  log(): string;
  isRunning(): boolean;
  /** Stops it, and waits until it has ended. @throws {Error} if it logged an uncaught error */
  stop(): Promise<void>;
  /** Ends it without a chance to clean up, like a power failure. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  /** Its entry file; relative paths are from the root of the repository. */
  entry: string;
  /** Polled until it succeeds. */
  readyUrl: string;
  /** In ms. */
  readyWithin: number;
  environment: Record<string, string>;
  /** Arguments after the entry file. */
  programArguments?: readonly string[];
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Receives output as it is written, if there is too much to keep. */
  onOutput?: (text: string) => void;
}

/** Starts the program with Node, and resolves once it answers. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { entry, readyUrl, readyWithin, environment } = options;
  const { nodeOptions = [], programArguments = [] } = options;
  const command = [...nodeOptions, path.resolve(ROOT, entry), ...programArguments];
  const program = spawn(process.execPath, command, {
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  const {
    onOutput = (text) => {
      log += text;
    },
  } = options;
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding("utf8").on("data", onOutput);
  }
  const ended = once(program, "exit");
  const kill = () => program.kill("SIGKILL");
  const killAndWait = async () => {
    kill();
    await ended;
    process.off("exit", kill);
  };
  // Programs mustn't outlive the tests, even if these are interrupted.
  process.once("exit", kill);
  const stop = async () => {
    const patience = setTimeout(kill, STOPS_WITHIN_MS);
    program.kill("SIGTERM");
    await ended;
    clearTimeout(patience);
    process.off("exit", kill);
    const uncaught = log.split("\n").filter((line) => UNCAUGHT.test(line));
    if (uncaught.length > 0)
      throw new Error(`${entry} met uncaught errors:\n${uncaught.join("\n")}`);
  };
  const ready = await Promise.race([untilOk(readyUrl, readyWithin), ended.then(() => false)]);
  if (!ready) {
    await stop().catch(() => {});
    throw new Error(`${entry} did not start: ${log}`);
  }
  const isRunning = () => program.exitCode === null && program.signalCode === null;
  return { pid: program.pid ?? 0, log: () => log, isRunning, stop, kill: killAndWait };
}

async function untilOk(url: string, within: number): Promise<boolean> {
  const deadline = Date.now() + within;
  while (Date.now() < deadline) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}
