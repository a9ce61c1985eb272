/** Looks for words that must not be somewhere. */
import { finishedFiles } from "@kdl/runtime/testing/finished-files";

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
export function plantedUnder(folder: string, words: readonly string[]): string[] {
  const found: string[] = [];
  for (const { path, bytes } of finishedFiles(folder)) {
    found.push(...plantedIn(bytes.toString("utf8"), words).map((word) => `${path}: ${word}`));
  }
  return found;
}
