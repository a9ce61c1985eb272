/** Decision records under docs/decisions: their citations, their index and their length. */

export const DECISIONS = "docs/decisions/";
export const MAX_WORDS = 450;

const RECORD = /^\d{3}-[a-z0-9-]+\.md$/;
/** `docs/decisions/013-submission-keys.md`, with any path in front. */
const BY_PATH = /decisions\/(\d{3}[\w-]*(?:\.md)?)/g;
/** `decision 013`, `record 013`. */
const BY_NUMBER = /\b(?:decision|record)s?\s+([01]\d\d)\b/gi;
/** `[013](013-submission-keys.md)`, from one record to another. */
const LINK = /\]\((\d{3}[\w-]*(?:\.md)?)(?:#[^)]*)?\)/g;

/** File names of the records among the repository's paths. */
export function recordsIn(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.startsWith(DECISIONS))
    .map((path) => path.slice(DECISIONS.length))
    .filter((name) => RECORD.test(name));
}

/** @returns a line for each citation of a record that doesn't exist, or that doesn't use its file name */
export function brokenCitations(path: string, text: string, records: readonly string[]): string[] {
  const numbers = new Set(records.map((name) => name.slice(0, 3)));
  const names = [...found(BY_PATH, text), ...(path.startsWith(DECISIONS) ? linksIn(text) : [])];
  const broken = [
    ...names.filter((name) => !records.includes(name)),
    ...found(BY_NUMBER, text).filter((number) => !numbers.has(number)),
  ];
  return broken.map((cited) => `${path} cites ${cited}`);
}

/** File names that a record or the index links to. */
export function linksIn(text: string): string[] {
  return found(LINK, text);
}

/** The index's line for a record, whose first line is `# 013 Its title`. */
export function indexLine(name: string, text: string): string {
  const number = name.slice(0, 3);
  const [heading = ""] = text.split("\n", 1);
  return `- [${number}](${name}) ${heading.replace(`# ${number} `, "")}`;
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, cited]) => cited!);
