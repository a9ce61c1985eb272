/** Letters that look random and are the same every time, to make a document as large as wanted. */
export function filler(bytes: number, seed = 1): Uint8Array {
  const all = new Uint8Array(bytes);
  let state = seed >>> 0 || 1;
  for (let at = 0; at < bytes; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    all[at] = 97 + ((state >>> 0) % 26);
  }
  return all;
}

/** Bytes of texts and bytes in a row. */
export const concat = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)),
  );
