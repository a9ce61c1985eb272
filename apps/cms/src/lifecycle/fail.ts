/** Ends the process with status 1 and one plain line for each problem: no stack, no log format. */
export function fail(problems: readonly string[]): never {
  for (const problem of problems) process.stderr.write(`cms: ${problem}\n`);
  process.exit(1);
}
