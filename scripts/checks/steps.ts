export interface Step {
  name: string;
  /** A program of node_modules/.bin, and its arguments. */
  command: readonly [string, ...string[]];
  /** Whether `--within` may leave it out. */
  canBeLeftOut?: true;
}

const turbo = (name: string, ...args: string[]): Step => ({
  name,
  command: ["turbo", "run", "--ui=stream", "--continue", ...args],
});

const STATIC_CHECKS = ["format:check", "lint", "knip", "types:scripts", "types", "rules"];
const UNIT = "unit and integration tests";
// One workspace at a time: some of these tests measure, and there may only be two cores.
const ONE_BY_ONE = "--concurrency=1";

const build = (...filters: string[]) =>
  turbo("build", "build", "--output-logs=errors-only", ...filters);

/** The steps of `npm test`, quickest first; tests come after the build that some of them start. */
const steps: Step[] = [
  turbo("static checks", ...STATIC_CHECKS, "--concurrency=2"),
  build(),
  turbo(UNIT, "unit", ONE_BY_ONE),
  turbo("browser tests", "test"),
];

/** Steps that take long or need other servers. */
const longSteps: Step[] = [
  turbo(`long ${UNIT}`, "unit:long", ONE_BY_ONE),
  turbo("long browser tests", "test:long"),
  { name: "several gateways", command: ["pnpm", "--filter", "@kdl/e2e", "scale"] },
  // Run together, since each mostly waits.
  turbo("faults and fuzzing, in short", "faults:short", "fuzz:short"),
  // Reports that it is skipped without a container engine. Its time limits are generous, since the machine
  // may be busy: `npm run deployment` checks the times that operators are promised.
  {
    name: "deployment",
    command: ["pnpm", "--filter", "@kdl/e2e", "deployment", "--patience", "3"],
    canBeLeftOut: true,
  },
];

export const stepsOf = (isAll: boolean): Step[] => (isAll ? [...steps, ...longSteps] : steps);

/**
 * Repeats the unit and integration tests, without Turbo's cache, to find flaky ones.
 * @param filters of Turbo's, such as `@kdl/bff`; none for every workspace
 */
export function repeatedSteps(times: number, filters: readonly string[]): Step[] {
  const chosen = filters.map((filter) => `--filter=${filter}`);
  return [
    build(...chosen),
    ...Array.from({ length: times }, (_, index) =>
      turbo(`${UNIT}, run ${index + 1}`, "unit", "--only", "--force", ONE_BY_ONE, ...chosen),
    ),
  ];
}
