/** `npm run bench`: builds, then measures the gateway. */
import { runStep } from "./checks/run-step.ts";

const BUILD = [
  "run",
  "build",
  "--filter=!@kdl/cms",
  "--ui=stream",
  "--output-logs=errors-only",
] as const;

/** @returns the exit code */
export async function run(): Promise<number> {
  const built = await runStep({
    name: "build",
    command: ["turbo", ...BUILD],
  });
  if (!built.passed) return 1;
  const measured = await runStep({
    name: "bench",
    command: ["pnpm", "--filter", "@kdl/bff", "bench"],
  });
  return measured.passed ? 0 : 1;
}
