import { parse } from "yaml";

/** What a Markdown file says of itself, between two lines of `---` at its start. */
export interface FrontMatter {
  fields: Readonly<Record<string, unknown>>;
  /** The file without it. */
  text: string;
  problem: string | null;
}

const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:\r?\n|^)---[ \t]*(?:\r?\n|$)/m;
const MAX_LENGTH = 100_000;

export function readFrontMatter(file: string): FrontMatter {
  const none = (problem: string | null, text = file): FrontMatter => ({
    fields: {},
    text: text.replace(/^\uFEFF/, ""),
    problem,
  });
  if (/^\uFEFF?\+\+\+\r?\n/.test(file))
    return none(
      "its front matter is TOML, which isn't read; write it as YAML, between lines of ---",
    );
  const found = FENCED.exec(file);
  if (found?.index !== 0) return none(null);
  const text = file.slice(found[0].length);
  const yaml = found[1] ?? "";
  if (yaml.length > MAX_LENGTH) return none("its front matter is too long", text);
  try {
    // A few aliases can stand for gigabytes.
    const fields: unknown = parse(yaml, { maxAliasCount: 0, logLevel: "error" });
    if (fields === null || fields === undefined) return none(null, text);
    if (typeof fields !== "object" || Array.isArray(fields))
      return none("its front matter isn't a list of fields", text);
    return { fields: fields as Record<string, unknown>, text, problem: null };
  } catch (error) {
    const [reason] = String((error as Error).message).split("\n");
    return none(`its front matter can't be read: ${reason}`, text);
  }
}
