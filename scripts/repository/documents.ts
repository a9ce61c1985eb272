/** Extracts facts from documents, so that tests can compare them with the code. */

/** First cell of each row of the first table under a heading of level 2, without its backticks. */
export function firstColumn(markdown: string, heading: string): string[] {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  const table = /(?:^\|.*\n)+/m.exec(section)?.[0] ?? "";
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell!);
}

/** Variables of an environment file, including those that are commented out. */
export function variablesOf(dotEnv: string): Record<string, string> {
  const pairs = [...dotEnv.matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)];
  return Object.fromEntries(pairs.map(([, name, value]) => [name, value]));
}

export interface DocumentLink {
  /** Relative to the document; `""` within it. */
  path: string;
  /** A heading's anchor; `""` for the whole document. */
  anchor: string;
}

/** Links of a document to other files or headings of the repository. */
export function localLinks(markdown: string): DocumentLink[] {
  const prose = markdown.replace(/```[^]*?```/g, "");
  return [...prose.matchAll(/\]\(([^)\s#]*)(?:#([^)\s]*))?\)/g)]
    .map(([, path = "", anchor = ""]) => ({ path, anchor }))
    .filter(({ path }) => !/^[a-z]+:/.test(path));
}

/** Anchors of a document's headings, as code hosts generate them. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .trim()
      .replaceAll(" ", "-"),
  );
}
