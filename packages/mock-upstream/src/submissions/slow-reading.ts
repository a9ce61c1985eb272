/** Bodies that are not read as fast as they could be, so that their sender feels it. */
import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import type { Failure } from "../failure.ts";

/** Reads so many bytes, or all, and then no more. */
export async function readUpTo(request: IncomingMessage, bytes: number): Promise<void> {
  let seen = 0;
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      seen += chunk.length;
      if (seen < bytes) return;
      request.off("data", onData);
      request.pause();
      resolve();
    };
    request.on("data", onData);
    request.once("end", resolve);
    request.once("error", reject);
  });
}

/** The body with a pause after its first bytes: for `delayMs`, or for ever. */
export function stalling(
  request: IncomingMessage,
  { afterBytes = 0, delayMs }: Pick<Failure, "afterBytes" | "delayMs">,
): Readable {
  async function* chunks() {
    let seen = 0;
    let hasPaused = false;
    for await (const chunk of request as AsyncIterable<Buffer>) {
      seen += chunk.length;
      if (!hasPaused && seen >= afterBytes) {
        hasPaused = true;
        await pause(request, delayMs);
      }
      yield chunk;
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** Ends early where the sender goes away. */
async function pause(request: IncomingMessage, delayMs: number | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = delayMs === undefined ? undefined : setTimeout(resolve, delayMs);
    request.once("close", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
