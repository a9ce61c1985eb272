import { malformed, type Refused } from "../submissions/refused.ts";

/**
 * The bytes of a body.
 *
 * @param max how many there may be
 * @param tooMany creates the error for a longer body
 * @throws {Refused} if there are too many, or the client disconnects
 */
export async function readCapped(
  body: ReadableStream<Uint8Array>,
  max: number,
  tooMany: () => Refused,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (;;) {
    const chunk = await reader.read().catch(() => {
      throw malformed();
    });
    if (chunk.done) return Buffer.concat(chunks);
    size += chunk.value.length;
    // Not cancelled: if the body's end is being read at that moment, Node throws an error that can't be
    // caught.
    if (size > max) throw tooMany();
    chunks.push(chunk.value);
  }
}
