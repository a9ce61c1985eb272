/**
 * `npm test`: runs every check, even after one has failed, so that one run shows all problems.
 *
 * - `-- --all`: also runs what is slow or needs other servers, as CI does. `--within 60` leaves the deployment
 *   out, and says so, if it would start after 60 minutes: CI would time out in the middle of it.
 * - `-- --repeat 5`: only the unit and integration tests, five times; `--filter @kdl/bff` for one workspace.
 */
import { parseArgs } from "node:util";
import { leaveOut, type Outcome, runStep } from "./checks/run-step.ts";
import { repeatedSteps, type Step, stepsOf } from "./checks/steps.ts";
import { summary } from "./checks/summary.ts";
import { say } from "./launch/say.ts";

const MINUTE_MS = 60_000;

/** @returns the exit code */
export async function run(args: string[]): Promise<number> {
  const { steps, minutes } = choose(args);
  const deadline = Date.now() + minutes * MINUTE_MS;
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    say(`\n── ${step.name}`);
    const isLate = step.canBeLeftOut && Date.now() > deadline;
    outcomes.push(isLate ? leaveOut(step) : await runStep(step));
  }
  say(summary(outcomes));
  return outcomes.every(({ passed }) => passed) ? 0 : 1;
}

interface Choice {
  steps: Step[];
  minutes: number;
}

function choose(args: string[]): Choice {
  const { values } = parseArgs({
    args,
    options: {
      all: { type: "boolean", default: false },
      repeat: { type: "string" },
      filter: { type: "string", multiple: true, default: [] },
      within: { type: "string", default: "Infinity" },
    },
  });
  const minutes = Number(values.within);
  if (!(minutes >= 0)) throw new Error("--within takes a number of minutes.");
  if (values.repeat === undefined) {
    if (values.filter.length > 0) throw new Error("--filter goes with --repeat.");
    return { steps: stepsOf(values.all), minutes };
  }
  const times = Number(values.repeat);
  if (!Number.isInteger(times) || times < 1) throw new Error("--repeat takes a number from 1.");
  return { steps: repeatedSteps(times, values.filter), minutes };
}
