/** The first letters of a name's first and last word. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? "")).join("");
}

/** With the signs that belong to it, as Indian scripts have them. */
function firstLetter(word: string): string {
  return /\p{L}\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? "";
}
