import type { BusboyInstance } from "@fastify/busboy";

interface Feeding {
  /** Resolves when the form and the body have ended; rejects when either breaks off, or at `stop`. */
  done: Promise<void>;
  /** Stops reading, even where the parser waits for someone to take its file. */
  stop(reason: unknown): void;
}

/**
 * Feeds a body to the parser. A pipeline can't: the parser never calls back for a chunk in which anything
 * but an epilogue follows the closing delimiter of an empty form.
 *
 * The body is never cancelled: when its end is just being read, Node throws where nobody can catch it. The
 * server reads what is left of it.
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
  // Nobody may be waiting for them yet.
  for (const { promise } of [formEnd, stopped]) promise.catch(() => {});

  async function feed(): Promise<void> {
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), stopped.promise]);
      if (done) break;
      // What follows the form is read, as the connection goes on behind it, and not kept.
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
