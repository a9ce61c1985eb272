/** A built program of this repository, in a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");
/** Longer than either program takes when it has to cut what is under way. */
const STOPS_WITHIN_MS = 12_000;
/** What goes into the log with each count of `uncaught_errors_total`, whose port is closed in most sites. */
const UNCAUGHT = /"msg":"(?:ended by an uncaught error|uncaught error of a connection)"/;

export interface Program {
  pid: number;
  /** What it wrote so far; nothing where `onOutput` reads it. */
  log(): string;
  isRunning(): boolean;
  /** Ends it, and waits until it is gone. Throws where it met an error that nothing in it caught. */
  stop(): Promise<void>;
  /** Ends it without a chance to tidy up, as when the power fails. */
  kill(): Promise<void>;
}

export interface ProgramOptions {
  /** Its entry file, from the root of the repository where it isn't absolute. */
  entry: string;
  /** Asked until it answers with success. */
  readyUrl: string;
  /** In ms. */
  readyWithin: number;
  environment: Record<string, string>;
  /** What follows the entry file in the command line. */
  programArguments?: readonly string[];
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Reads what it writes as it comes, where that is too much to keep. */
  onOutput?: (text: string) => void;
}

/** Starts it with node, and resolves when it answers. */
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
  // Nothing may outlive the tests, not even when they are broken off.
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
