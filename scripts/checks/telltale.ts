import { stripVTControlCharacters } from "node:util";

/** How the test programs begin a line about what failed, where, and what was expected. */
const TELLING =
  /(?:^|\s)(?:FAIL |[×✘✗✖] |AssertionError|(?:\w*Error|Unhandled \w+|Locator|Expected|Received): |❯ \S+:\d+:\d+$)/;
/** How any test says that a program isn't installed, and what is left out for it. */
const SKIPPED = /\bSkipped for want of (.+: .+)$/;
const MAX_LINES = 60;

/** Picks what failed and what was left out from a long output, so that it can be told again at its end. */
export function createTelltale() {
  const found = new Set<string>();
  const leftOut = new Set<string>();
  let rest = "";

  function take(line: string): void {
    const text = stripVTControlCharacters(line).trimEnd();
    if (TELLING.test(text) && found.size < MAX_LINES) found.add(text);
    const skipped = SKIPPED.exec(text)?.[1];
    if (skipped !== undefined) leftOut.add(skipped);
  }

  /** The last line may lack its end. */
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
    /** Each such line once, in the order of their coming. */
    lines(): string[] {
      takeRest();
      return [...found];
    },
    /** Programs that aren't installed, each with what is left out for it. */
    skipped(): string[] {
      takeRest();
      return [...leftOut];
    },
  };
}
