/** Keeps days and clock times on one line, so that a line ends after a comma or between begin and end. */
export function unbrokenTimes(text: string): string {
  return text.replaceAll(/(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d)/gu, "\u00A0");
}
