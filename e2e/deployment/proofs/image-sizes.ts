/** What images add to the one that they are based on. */
import assert from "node:assert/strict";
import { sizeAboveBase } from "../images.ts";

/** In MB. */
const MAX = { gateway: 190, cms: 290 };
const BASE = "debian:bookworm-slim";

export async function imagesAreSmall(): Promise<string> {
  const sizes: string[] = [];
  for (const [name, max] of Object.entries(MAX)) {
    const size = await sizeAboveBase(`kdl-site-${name}`, BASE);
    assert.ok(size <= max, `${name} adds ${size} MB to its base, ${max} at most`);
    sizes.push(`${name} ${size} MB`);
  }
  return `${sizes.join(", ")} above ${BASE}`;
}
