import type { IncomingMessage } from "node:http";

/** How often progress is looked at in the time that a stall may last. */
const LOOKS = 5;

/**
 * Watches a body that is coming in.
 *
 * @param onStall is called once, when no byte has come for the time
 * @returns ends the watch
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
    Math.ceil(stallMs / LOOKS),
  );
  const stop = () => clearInterval(timer);
  return stop;
}
