/**
 * The bytes in memory of their own. Node carves small buffers out of a shared slab of 64 KiB, and one that
 * a cache keeps would hold on to the whole slab: many times the bytes that the cache counts.
 *
 * @returns the same buffer if nothing else shares its memory
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}
