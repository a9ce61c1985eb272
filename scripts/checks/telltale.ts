import { stripVTControlCharacters } from "node:util";

/** How the test programs begin a line about what failed, where, and what was expected. */
const TELLING =
  /(?:^|\s)(?:FAIL |[×✘✗✖] |AssertionError|(?:\w*Error|Unhandled \w+|Locator|Expected|Received): |❯ \S+:\d+:\d+$)/;
const MAX_LINES = 60;

/** Picks the lines that say what failed out of a long output, so that they can be told again at its end. */
export function createTelltale() {
  const found = new Set<string>();
  let rest = "";

  function take(line: string): void {
    const text = stripVTControlCharacters(line).trimEnd();
    if (TELLING.test(text) && found.size < MAX_LINES) found.add(text);
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
      take(rest);
      rest = "";
      return [...found];
    },
  };
}
