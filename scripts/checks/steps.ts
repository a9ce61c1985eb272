import { existsSync } from "node:fs";
import { join } from "node:path";

export interface Step {
  name: string;
  /** A program of node_modules/.bin, and its arguments. */
  command: readonly [string, ...string[]];
}

const QUIET_BUILD = ["run", "build", "--ui=stream", "--output-logs=errors-only"] as const;

/** What takes servers of others, and its time: `npm test -- --all` runs it after everything else. */
const onServers: Step[] = [
  {
    name: "contract on PostgreSQL and S3",
    command: ["pnpm", "--filter", "@kdl/cms", "on-servers"],
  },
  { name: "several gateways", command: ["pnpm", "--filter", "@kdl/e2e", "scale"] },
  { name: "faults, in short", command: ["pnpm", "--filter", "@kdl/e2e", "faults", "--short"] },
  {
    name: "fuzzing, in short",
    // Always the same inputs, so that a change is what makes it fail.
    command: ["pnpm", "--filter", "@kdl/e2e", "fuzz", "--short", "--seed", "300"],
  },
];

/**
 * What `npm test` runs, the quickest first; the tests come after the build that some of them open.
 * @param isAll with what is no part of it, since it takes servers and time
 */
export function stepsIn(root: string, isAll = false): Step[] {
  const steps: Step[] = [
    { name: "format", command: ["oxfmt", "--check", "."] },
    { name: "lint", command: ["oxlint", "--deny-warnings"] },
    { name: "unused code", command: ["knip"] },
    { name: "types of scripts", command: ["tsc"] },
    {
      name: "types",
      command: ["turbo", "run", "types", "--ui=stream", "--output-logs=errors-only"],
    },
    { name: "repository rules", command: ["vitest", "run"] },
    { name: "build", command: ["turbo", ...QUIET_BUILD] },
    // One at a time: some of these tests measure, and two cores are few.
    {
      name: "unit and integration tests",
      command: ["turbo", "run", "unit", "--ui=stream", "--concurrency=1", "--continue"],
    },
  ];
  if (existsSync(join(root, "e2e/package.json"))) {
    steps.push({ name: "browser tests", command: ["pnpm", "--filter", "@kdl/e2e", "test"] });
  }
  if (isAll) steps.push(...onServers);
  return steps;
}
