import type { IncomingMessage } from "node:http";

/** Checks for progress per stall timeout. */
const CHECKS = 5;

/**
 * Watches a request's body while it arrives.
 *
 * @param onStall called once, when no byte has arrived for `stallMs`
 * @returns stops watching
 */
export function watchForStall(
  request: IncomingMessage,
  stallMs: number,
  onStall: () => void,
): () => void {
  const { socket } = request;
  let seenBytes = -1;
  let movedAt = performance.now();
  const timer = setInterval(
    () => {
      if (request.complete) return stop();
      const now = performance.now();
      if (socket.bytesRead !== seenBytes) movedAt = now;
      seenBytes = socket.bytesRead;
      if (now - movedAt < stallMs) return;
      stop();
      onStall();
    },
    Math.ceil(stallMs / CHECKS),
  );
  const stop = () => clearInterval(timer);
  return stop;
}
