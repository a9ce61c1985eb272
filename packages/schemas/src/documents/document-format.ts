/** The check of one type of document. Its results are texts of `fileMessage`, or `null` if all is well. */
export interface DocumentFormat {
  /** How many bytes of the end have to be checked together. */
  tailBytes: number;
  /** Checks the beginning of a file. @param start the first {@link START_BYTES}, or a shorter file */
  start(start: Uint8Array): string | null;
  /** Sees every byte in order, once the start is right. */
  scan(chunk: Uint8Array): string | null;
  /** @param tail at least the last `tailBytes`, or the whole file; @param size of the file in bytes */
  end(tail: Uint8Array, size: number): string | null;
}

/** How far into a file programs look for the beginning of a PDF. */
export const START_BYTES = 1024;
