import type { Outcome } from "./run-step.ts";

/** A line for each step, and the count in a line of its own, which other programs read. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, seconds }) =>
      `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(7)} s  ${name}`,
  );
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return ["", ...rows, "", `${passed} passed, ${outcomes.length - passed} failed`].join("\n");
}
