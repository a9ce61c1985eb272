import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import type { Readable } from "node:stream";
import { ROOT } from "../launch/root.ts";
import { createFailureSummary } from "./failure-summary.ts";
import type { Step } from "./steps.ts";
import { testEnvironment } from "./test-environment.ts";

export interface Outcome {
  name: string;
  passed: boolean;
  /** It wasn't run. */
  isLeftOut?: true;
  seconds: number;
  /** Lines of its output that say what failed. */
  failures: readonly string[];
  /** What it left out, and which program it would need. */
  skipped: readonly string[];
}

/** What there is to say of a step that isn't run. */
export const leaveOut = ({ name }: Step): Outcome => ({
  name,
  passed: true,
  isLeftOut: true,
  seconds: 0,
  failures: [],
  skipped: [`more time: ${name}`],
});

/** Runs a step from the root; its output goes to the terminal as it comes. */
export async function runStep({ name, command: [program, ...args] }: Step): Promise<Outcome> {
  const begun = Date.now();
  const summary = createFailureSummary();
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PATH: [join(ROOT, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
      TEST_ENVIRONMENT: testEnvironment(),
      TURBO_TELEMETRY_DISABLED: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      NEXT_TELEMETRY_DISABLED: "1",
      ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}),
    },
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] satisfies [Readable, NodeJS.WriteStream][]) {
    from.setEncoding("utf8").on("data", (text: string) => {
      to.write(text);
      summary.read(text);
    });
  }
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", (error) => {
      console.error(`${program}: ${error.message}`);
      resolve(1);
    });
    child.once("close", resolve);
  });
  const passed = code === 0;
  const failures = passed ? [] : summary.lines();
  const seconds = (Date.now() - begun) / 1000;
  return { name, passed, seconds, failures, skipped: summary.skipped() };
}
