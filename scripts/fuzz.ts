/** `npm run fuzz [-- --count 20000 --seed 1]`: builds, then sends the site what it is not made for. */
import { runStep } from "./checks/run-step.ts";

const BUILD = ["run", "build", "--ui=stream", "--output-logs=errors-only"] as const;

/** @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  const built = await runStep({ name: "build", command: ["turbo", ...BUILD] });
  if (!built.passed) return 1;
  const command = ["pnpm", "--filter", "@kdl/e2e", "fuzz", ...args] as const;
  const fuzzed = await runStep({ name: "fuzz", command: [...command] });
  return fuzzed.passed ? 0 : 1;
}
