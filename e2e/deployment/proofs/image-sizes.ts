/** What images add to the one that they are based on. */
import assert from "node:assert/strict";
import { DEBIAN, sizeAboveBase } from "../images.ts";

const POSTGRES = "postgres:17-bookworm";
/** In MB. */
const MAX = [
  { name: "gateway", base: DEBIAN, max: 190 },
  { name: "cms", base: DEBIAN, max: 340 },
  { name: "backup", base: POSTGRES, max: 190 },
];

export async function imagesAreSmall(): Promise<string> {
  const sizes: string[] = [];
  for (const { name, base, max } of MAX) {
    const size = await sizeAboveBase(`kdl-site-${name}`, base);
    assert.ok(size <= max, `${name} adds ${size} MB to ${base}, ${max} at most`);
    sizes.push(`${name} ${size} MB above ${base}`);
  }
  return sizes.join(", ");
}
