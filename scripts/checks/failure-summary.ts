import { stripVTControlCharacters } from "node:util";

/** Matches test programs' lines about a failure, its location and the expected value. */
const FAILURE =
  /(?:^|\s)(?:FAIL |[×✘✗✖] |AssertionError|(?:\w*Error|Unhandled \w+|Locator|Expected|Received): |❯ \S+:\d+:\d+$)/;
/** Matches tests' reports of a program that isn't installed, and of what they skip without it. */
const SKIPPED = /\bSkipped \(needs (.+?)\): (.+)$/;
const MAX_LINES = 60;

/** Collects failures and skipped tests from long output, so that they can be repeated at its end. */
export function createFailureSummary() {
  const found = new Set<string>();
  const skipped = new Set<string>();
  let rest = "";

  function take(line: string): void {
    const text = stripVTControlCharacters(line).trimEnd();
    if (FAILURE.test(text) && found.size < MAX_LINES) found.add(text);
    const [, program, tests] = SKIPPED.exec(text) ?? [];
    if (program !== undefined) skipped.add(`${program}: ${tests}`);
  }

  /** The last line may lack its line feed. */
  function takeRest(): void {
    take(rest);
    rest = "";
  }

  return {
    /** @param text a piece of the output, cut anywhere */
    read(text: string): void {
      const lines = (rest + text).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) take(line);
    },
    /** Each line about a failure once, in order of appearance. */
    lines(): string[] {
      takeRest();
      return [...found];
    },
    /** Programs that aren't installed, each with what was skipped. */
    skipped(): string[] {
      takeRest();
      return [...skipped];
    },
  };
}
