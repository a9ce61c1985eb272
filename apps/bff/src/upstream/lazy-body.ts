import { PassThrough, pipeline, type Readable } from "node:stream";

/**
 * Reads from a stream only once it is read itself. undici destroys the body of a request that never got a
 * connection; the source then remains available for another attempt.
 */
export class LazyBody extends PassThrough {
  readonly #source: Readable;
  #hasBegun = false;

  constructor(source: Readable) {
    super();
    this.#source = source;
  }

  override _read(size: number): void {
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      // Errors reach both sides; each has its own listeners.
      pipeline(this.#source, this, () => {});
    }
    super._read(size);
  }
}
