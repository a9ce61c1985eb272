/**
 * `npm test`: runs every check, also after one has failed, so that one sees all there is to mend.
 *
 * - `-- --all`: also what takes long or servers of others, as CI does.
 * - `-- --repeat 5`: the unit and integration tests so many times instead; `--filter @kdl/bff` for one workspace.
 */
import { parseArgs } from "node:util";
import { type Outcome, runStep } from "./checks/run-step.ts";
import { repeatedSteps, type Step, stepsOf } from "./checks/steps.ts";
import { summary } from "./checks/summary.ts";
import { say } from "./launch/say.ts";

/** @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const outcomes: Outcome[] = [];
  for (const step of chosenSteps(args)) {
    say(`\n── ${step.name}`);
    outcomes.push(await runStep(step));
  }
  say(summary(outcomes));
  return outcomes.every(({ passed }) => passed) ? 0 : 1;
}

function chosenSteps(args: string[]): Step[] {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: "boolean", default: false },
      repeat: { type: "string" },
      filter: { type: "string", multiple: true, default: [] },
    },
  });
  if (values.repeat === undefined) {
    if (values.filter.length > 0) throw new Error("--filter goes with --repeat.");
    return stepsOf(values.all);
  }
  const times = Number(values.repeat);
  if (!Number.isInteger(times) || times < 1) throw new Error("--repeat takes a number from 1.");
  return repeatedSteps(times, values.filter);
}
