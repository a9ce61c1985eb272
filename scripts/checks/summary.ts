import type { Outcome } from "./run-step.ts";

/** The failures, what was skipped, a line for each step, and on the last line the count, which other programs read. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    ({ name, passed, seconds }) =>
      `${passed ? "passed" : "FAILED"}  ${seconds.toFixed(1).padStart(7)} s  ${name}`,
  );
  const failures = outcomes.flatMap(({ name, failures: lines }) =>
    lines.length > 0 ? ["", `── failed in ${name}`, ...lines] : [],
  );
  const skipped = [...new Set(outcomes.flatMap((outcome) => outcome.skipped))].toSorted();
  const skips = skipped.length > 0 ? ["", "── skipped, as programs are missing", ...skipped] : [];
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
