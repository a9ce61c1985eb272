const NAME_MAX = 60;
const WORDS_MAX = 6;

/** Letters with their marks, blanks, dots, apostrophes and hyphens. Text with a dot inside may be a URL. */
const NAME = /^(?!.*\p{L}{2}\.\p{L}{2})(?!.*\p{M}{5})\p{L}[\p{L}\p{M} .'’-]*$/u;

/**
 * A stranger's name for mail to an address that the stranger has entered; `null` if it could be a message.
 * A dot inside is followed by a blank: mail programs turn `X.Com` into a link.
 */
export function plainName(text: string): string | null {
  const name = text.trim();
  if (name.length > NAME_MAX || !NAME.test(name)) return null;
  const words = name.replace(/\.(?=\p{L})/gu, ". ").split(/ +/);
  return words.length > WORDS_MAX ? null : words.join(" ");
}
