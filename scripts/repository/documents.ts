/** Reads what documents say, so that tests can hold it against the code. */

/** First cell of each row of the first table under a heading of level 2, without its backticks. */
export function firstColumn(markdown: string, heading: string): string[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const table = /(?:^\|.*\n)+/m.exec(section)?.[0] ?? "";
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell!);
}

/** Variables of an environment file, those that are commented out included. */
export function variablesOf(dotEnv: string): Record<string, string> {
  const pairs = [...dotEnv.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}
