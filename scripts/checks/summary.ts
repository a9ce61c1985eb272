import type { Outcome } from "./run-step.ts";

/** What failed, a line for each step, and the count in a line of its own, which other programs read. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, seconds }) =>
      `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(7)} s  ${name}`,
  );
  const failures = outcomes.flatMap(({ name, failures: lines }) =>
    lines.length > 0 ? ["", `── failed in ${name}`, ...lines] : [],
  );
  const passed = outcomes.filter((outcome) => outcome.passed).length;
  return [
    ...failures,
    "",
    ...rows,
    "",
    `${passed} passed, ${outcomes.length - passed} failed`,
  ].join("\n");
}
