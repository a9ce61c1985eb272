/**
 * Crockford's base32, which has no letters that look like digits, for codes that people read out and type.
 * No runtime imports here, since pages load this module.
 */

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Longer text is rejected unread. */
const TYPED_MAX = 100;

/**
 * Reads a code as people type it: case, blanks and dashes don't matter, and O, I and L are read as the
 * digits that they look like.
 *
 * @returns the code as it is stored, or `null` if it isn't a code of that length
 */
export function readBase32(typed: string, length: number): string | null {
  if (typed.length > TYPED_MAX) return null;
  const code = typed
    .normalize("NFKC")
    .replace(/[\s\p{Dash}]/gu, "")
    .toUpperCase()
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
  return code.length === length && [...code].every((digit) => ALPHABET.includes(digit))
    ? code
    : null;
}

/** The first `length` digits of `bytes`, which must have at least 5 bits for each digit. */
export function toBase32(bytes: Uint8Array, length: number): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  const total = BigInt(8 * bytes.length);
  const digits = Array.from({ length }, (_, at) => {
    const shift = total - BigInt(5 * (at + 1));
    return ALPHABET[Number((bits >> shift) & 31n)];
  });
  return digits.join("");
}

/** Groups a code as it is printed and read out: `7K3Q-9M2X-…`. */
export const inGroups = (code: string, size: number): string =>
  code.replace(new RegExp(`.{${size}}(?=.)`, "g"), "$&-");
