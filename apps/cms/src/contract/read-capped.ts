import { malformed, type Refused } from "../submissions/refused.ts";

/**
 * The bytes of a body.
 *
 * @param max how many there may be
 * @param tooMany what is said when there are more
 * @throws {Refused} when there are too many, or the sender disconnects
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
    // Not cancelled: when a body's end is just being read, Node throws where nobody can catch it.
    if (size > max) throw tooMany();
    chunks.push(chunk.value);
  }
}
