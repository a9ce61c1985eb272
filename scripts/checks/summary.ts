import type { Outcome } from "./run-step.ts";

/** What failed, what was left out, a line for each step, and the count in a line of its own, which other programs read. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, seconds }) =>
      `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(7)} s  ${name}`,
  );
  const failures = outcomes.flatMap(({ name, failures: lines }) =>
    lines.length > 0 ? ["", `── failed in ${name}`, ...lines] : [],
  );
  const leftOut = [...new Set(outcomes.flatMap(({ skipped }) => skipped))].toSorted();
  const skips = leftOut.length > 0 ? ["", "── skipped for want of programs", ...leftOut] : [];
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return [
    ...failures,
    ...skips,
    "",
    ...rows,
    "",
    `${passed} passed, ${outcomes.length - passed} failed`,
  ].join("\n");
}
