/** What the check of one type of document looks at. All answers are texts of `fileMessage`. */
export interface DocumentFormat {
  /** How many bytes of the end have to be seen together. */
  tailBytes: number;
  /** Whether a file begins like this. @param start the first {@link START_BYTES}, or a shorter file */
  start(start: Uint8Array): string | null;
  /** Sees every byte in order, once the start is right. */
  scan(chunk: Uint8Array): string | null;
  /** @param tail at least the last `tailBytes`, or the whole file; @param size of the file in bytes */
  end(tail: Uint8Array, size: number): string | null;
}

/** As far as programs look for the beginning of a PDF. */
export const START_BYTES = 1024;
