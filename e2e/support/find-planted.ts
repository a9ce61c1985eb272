/** Looks for words that must not be somewhere. */
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** The words, as they are and as addresses and JSON write them. */
const spellings = (word: string) => [
  word,
  encodeURIComponent(word),
  JSON.stringify(word).slice(1, -1),
];

/** Which of the words a text holds. */
export const plantedIn = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => spellings(word).some((spelling) => text.includes(spelling)));

/** Which of the words the files of a folder hold, at any depth. */
export async function plantedUnder(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const text = (await readFile(path)).toString("utf8");
    found.push(...plantedIn(text, words).map((word) => `${relative(folder, path)}: ${word}`));
  }
  return found;
}
