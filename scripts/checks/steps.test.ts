import { expect, test } from "vitest";
import { repeatedSteps, stepsOf } from "./steps.ts";

const names = (isAll: boolean) => stepsOf(isAll).map(({ name }) => name);

test("--all runs everything that npm test runs, and then the long tests", () => {
  expect(names(false)).toEqual([
    "static checks",
    "build",
    "unit and integration tests",
    "browser tests",
  ]);
  expect(names(true).slice(0, 4)).toEqual(names(false));
  expect(names(true).slice(4)).toEqual([
    "long unit and integration tests",
    "long browser tests",
    "several gateways",
    "faults and fuzzing, in short",
    "deployment",
  ]);
});

test("only the deployment can be left out when time is short", () => {
  const few = stepsOf(true).filter(({ canBeLeftOut }) => canBeLeftOut);
  expect(few.map(({ name }) => name)).toEqual(["deployment"]);
});

test("--repeat builds once, and runs the tests of the chosen workspaces without the cache", () => {
  const [build, ...runs] = repeatedSteps(3, ["@kdl/bff"]);
  expect(build?.command).toEqual(expect.arrayContaining(["build", "--filter=@kdl/bff"]));
  expect(runs).toHaveLength(3);
  for (const { command } of runs) {
    expect(command).toEqual(expect.arrayContaining(["unit", "--force", "--filter=@kdl/bff"]));
    // Otherwise every run would build again.
    expect(command).toContain("--only");
  }
});
