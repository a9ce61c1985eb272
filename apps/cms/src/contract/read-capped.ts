import type { Refused } from "../submissions/refused.ts";

/**
 * The bytes of a body.
 *
 * @param max how many there may be
 * @param tooMany what is said when there are more
 */
export async function readCapped(
  body: ReadableStream<Uint8Array>,
  max: number,
  tooMany: () => Refused,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > max) throw tooMany();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
