/** Starts the built CMS as `pnpm start` does, on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const LIMIT_MS = 200_000;

/** Variables that the CMS doesn't start without. */
export const SECRETS = {
  PAYLOAD_SECRET: "a-secret-of-this-test",
  GATEWAY_SECRET: "the-gateways-secret-of-this-test",
  CMS_ADMIN_PASSWORD: "correct-horse-battery",
};

export interface Run {
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Its exit status; `null` after a signal. */
  ended: Promise<number | null>;
}

/** Starts the CMS without waiting. Variables that are `undefined` aren't passed on. */
export function runServer(
  variables: Record<string, string | undefined>,
  args: readonly string[] = [],
): Run {
  const child = spawn(process.execPath, ["src/server.ts", ...args], {
    cwd: root,
    env: { PATH: process.env["PATH"], NODE_ENV: "test", ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { process: child, output: () => output, ended };
}

/** Waits until it reports that it is ready; stops it if that takes too long. */
export async function untilReady(run: Run): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!run.output().includes("cms: ready")) {
    if (run.process.exitCode !== null || Date.now() > deadline) {
      run.process.kill("SIGKILL");
      throw new Error(`The CMS didn't start:\n${run.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
