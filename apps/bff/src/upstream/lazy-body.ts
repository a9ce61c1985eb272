import { PassThrough, pipeline, type Readable } from "node:stream";

/**
 * Takes from a stream once it is read itself. Thrown away before that, as undici does with the body of a
 * request that never got a connection, it leaves the stream for another attempt.
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
