/** Reading bytes, for the checks of documents. No imports here. */

const encoder = new TextEncoder();

/** The bytes of an ASCII text. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** Two bytes, the lower one first; `NaN` outside. */
export const uint16 = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? Number.NaN) + (bytes[at + 1] ?? Number.NaN) * 0x100;

/** Four bytes, the lowest one first; `NaN` outside. */
export const uint32 = (bytes: Uint8Array, at: number): number =>
  uint16(bytes, at) + uint16(bytes, at + 2) * 0x1_0000;

/** One character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

export function startsWith(bytes: Uint8Array, pattern: Uint8Array, at = 0): boolean {
  return pattern.every((byte, index) => bytes[at + index] === byte);
}

/** Where `pattern` is found next, or -1. */
export function indexOf(bytes: Uint8Array, pattern: Uint8Array, from = 0): number {
  const first = pattern[0] ?? 0;
  let at = bytes.indexOf(first, from);
  while (at !== -1 && !startsWith(bytes, pattern, at)) at = bytes.indexOf(first, at + 1);
  return at;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
