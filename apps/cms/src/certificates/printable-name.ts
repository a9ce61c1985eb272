const NAME_MAX = 200;
/** Characters that no name needs, and that could hide or turn around what follows them. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * A person's name as a certificate keeps it: what the person wrote, in one line.
 *
 * @returns `""` if nothing of it can be printed
 */
export function printableName(text: string): string {
  const line = text
    .slice(0, NAME_MAX * 4)
    .replace(/\s+/gu, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .trim();
  return [...line].slice(0, NAME_MAX).join("").trim();
}
