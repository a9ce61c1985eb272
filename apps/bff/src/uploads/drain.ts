import type { IncomingMessage } from "node:http";
import type { UploadLimits } from "./upload-limits.ts";

/** After this, a client that goes on sending is cut off. */
const LINGER_MS = 2_000;

/**
 * Reads on, and throws away, what a client still sends after its answer. Most look at an answer only
 * when they have sent everything, and a connection that is closed on unread bytes is reset, which takes
 * the answer away from them. A bounded amount for a bounded time.
 */
export function drain(
  request: IncomingMessage,
  { drainBytes, drainMs }: Pick<UploadLimits, "drainBytes" | "drainMs">,
): void {
  request.unpipe();
  if (request.readableEnded || request.destroyed) return;
  let left = drainBytes;
  const timer = setTimeout(cut, drainMs);
  request.on("error", () => {});
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
  request.resume();

  /** Says that nothing more is wanted, and gives the client a moment to read that. */
  function cut(): void {
    clearTimeout(timer);
    left = Number.POSITIVE_INFINITY;
    request.socket.end();
    setTimeout(() => request.socket.destroy(), LINGER_MS).unref();
  }
}
