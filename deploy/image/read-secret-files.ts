/** Secrets out of files, as containers are given them: `NAME_FILE` names the file that holds `NAME`. */
import { readFileSync } from "node:fs";
import { secretsOfFiles } from "./secrets-of-files.ts";

const SUFFIX = "_FILE";
type Variables = Record<string, string | undefined>;

/**
 * Fills in each secret that has a `NAME_FILE`. A value that is given directly wins; an empty file counts
 * as not given.
 *
 * @returns the names that have a file, whatever is in it
 * @throws {Error} in one line, when a file can't be read
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
