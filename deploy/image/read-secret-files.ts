/** Reads secrets from files, as containers get them: `NAME_FILE` is the path of the file with `NAME`. */
import { readFileSync } from "node:fs";
import { secretsOfFiles } from "./secrets-of-files.ts";

const SUFFIX = "_FILE";
type Variables = Record<string, string | undefined>;

/**
 * Sets each secret that has a `NAME_FILE`. A value that is set directly wins; an empty file counts
 * as not set.
 *
 * @returns the names that have a file, even an empty one
 * @throws {Error} with a one-line message, if a file can't be read
 */
export function readSecretFiles(variables: Variables): string[] {
  const names = secretsOfFiles.filter((name) => variables[name + SUFFIX]);
  for (const name of names) variables[name] ||= contentOf(name, variables[name + SUFFIX]!);
  return names;
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${name}${SUFFIX}: can't read ${file} (${code})`, { cause: error });
  }
}
