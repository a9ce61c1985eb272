import type { Outcome } from "./run-step.ts";

/** The failures, what was skipped, a line for each step, and on the last line the count, which other programs read. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(
    (outcome) =>
      `${wordFor(outcome)}  ${outcome.seconds.toFixed(1).padStart(7)} s  ${outcome.name}`,
  );
  const failures = outcomes.flatMap(({ name, failures: lines }) =>
    lines.length > 0 ? ["", `── failed in ${name}`, ...lines] : [],
  );
  const skipped = [...new Set(outcomes.flatMap((outcome) => outcome.skipped))].toSorted();
  const skips = skipped.length > 0 ? ["", "── skipped, and what was missing", ...skipped] : [];
  const run = outcomes.filter((outcome) => !outcome.isLeftOut);
  const passed = run.filter((outcome) => outcome.passed).length;
  return [
    ...failures,
    ...skips,
    "",
    ...rows,
    "",
    `${passed} passed, ${run.length - passed} failed`,
  ].join("\n");
}

function wordFor({ passed, isLeftOut }: Outcome): string {
  if (isLeftOut) return "skipped";
  return passed ? "passed " : "FAILED ";
}
