import type { BusboyInstance } from "@fastify/busboy";

interface Feeding {
  /** Resolves when the form and the body have ended; rejects when either is cut off, or at `stop`. */
  done: Promise<void>;
  /** Stops reading, even while the parser waits for its file to be consumed. */
  stop(reason: unknown): void;
}

/**
 * Feeds a body to the parser. A pipeline doesn't work: if anything but an epilogue follows the closing
 * delimiter of an empty form, the parser never calls back for that chunk.
 *
 * The body is never cancelled: if its end is being read at that moment, Node throws an error that can't be
 * caught. The server reads the rest of it.
 */
export function feedParser(body: ReadableStream<Uint8Array>, parser: BusboyInstance): Feeding {
  const formEnd = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<never>();
  let hasEnded = false;
  parser.on("finish", () => {
    hasEnded = true;
    formEnd.resolve();
  });
  parser.on("error", formEnd.reject);
  // Avoids unhandled rejections before `feed` awaits them.
  for (const { promise } of [formEnd, stopped]) promise.catch(() => {});

  async function feed(): Promise<void> {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stopped.promise]);
      if (done) break;
      // Data after the form is read and discarded, so that the connection can be reused.
      if (!hasEnded) await Promise.race([written(parser, value), formEnd.promise]);
    }
    if (!hasEnded) parser.end();
    await formEnd.promise;
  }

  return {
    done: feed(),
    stop(reason) {
      stopped.reject(reason);
      formEnd.reject(reason);
    },
  };
}

const written = (parser: BusboyInstance, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    parser.write(chunk, () => resolve());
  });
