/**
 * `npm test`: runs every check, also after one has failed, so that one sees all there is to mend. With
 * `-- --all` also those that take servers of others, as CI does.
 */
import { parseArgs } from "node:util";
import { type Outcome, runStep } from "./checks/run-step.ts";
import { stepsIn } from "./checks/steps.ts";
import { summary } from "./checks/summary.ts";
import { ROOT } from "./launch/root.ts";
import { say } from "./launch/say.ts";

/** @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { all: { type: "boolean" } } });
  const outcomes: Outcome[] = [];
  for (const step of stepsIn(ROOT, values.all)) {
    say(`\n── ${step.name}`);
    outcomes.push(await runStep(step));
  }
  say(summary(outcomes));
  return outcomes.every(({ passed }) => passed) ? 0 : 1;
}
