/** `npm run deployment [-- --kind default]`: builds the images and tests docker-compose.yml with them. */
import { runStep } from "./checks/run-step.ts";

/** @returns the exit code */
export async function run(args: readonly string[]): Promise<number> {
  const command = ["pnpm", "--filter", "@kdl/e2e", "deployment", ...args] as const;
  const tried = await runStep({ name: "deployment", command: [...command] });
  return tried.passed ? 0 : 1;
}
