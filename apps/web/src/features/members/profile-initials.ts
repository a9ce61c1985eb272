/** The first letters of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

/** A letter with its combining marks, as in Indian scripts. */
function firstLetter(word: string): string {
  return /\p{L}\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? "";
}
