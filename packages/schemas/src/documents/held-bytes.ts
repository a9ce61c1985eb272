/** Bytes that wait, first in, first out. */
import { joined } from "./document-bytes.ts";

/** Smaller chunks are gathered: a sender of single bytes would cost a hundred times what it sends. */
const BLOCK_BYTES = 16 * 1024;

export interface HeldBytes {
  push(chunk: Uint8Array): void;
  /** Gives back what came first, as long as at least `keep` bytes stay. */
  take(keep: number): Uint8Array[];
  /** Gives back everything. */
  takeAll(): Uint8Array[];
  /** A copy of everything. */
  read(): Uint8Array;
}

export function holdBytes(): HeldBytes {
  let chunks: Uint8Array[] = [];
  let block = new Uint8Array();
  let filled = 0;
  let size = 0;

  /** Closes the block that is being filled. */
  function seal(): void {
    if (filled > 0) chunks.push(block.subarray(0, filled));
    block = new Uint8Array();
    filled = 0;
  }

  return {
    push(chunk) {
      size += chunk.length;
      if (filled + chunk.length > BLOCK_BYTES) seal();
      if (chunk.length >= BLOCK_BYTES) {
        chunks.push(chunk);
        return;
      }
      if (block.length === 0) block = new Uint8Array(BLOCK_BYTES);
      block.set(chunk, filled);
      filled += chunk.length;
    },
    take(keep) {
      let count = 0;
      while (count < chunks.length && size - (chunks[count]?.length ?? 0) >= keep) {
        size -= chunks[count]?.length ?? 0;
        count += 1;
      }
      return chunks.splice(0, count);
    },
    takeAll() {
      seal();
      const all = chunks;
      chunks = [];
      size = 0;
      return all;
    },
    read: () => joined([...chunks, block.subarray(0, filled)]),
  };
}
