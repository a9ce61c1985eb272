import { createHash } from "node:crypto";

/**
 * The id of a seeded document: always the same for a key, so that an interrupted start can be repeated
 * without duplicates.
 * @returns a UUID of version 8 (RFC 9562: custom)
 */
export function stableId(key: string): string {
  const hex = createHash("sha256").update(`seed:${key}`).digest("hex");
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join("-");
}
