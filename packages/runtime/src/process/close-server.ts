import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";

/** Clients that have connected in order to send a request have begun to send by then. */
const SILENCE_MS = 300;
const SWEEP_MS = 50;
/** An idle turn of the event loop is shorter. */
const IDLE_TURN_MS = 0.2;
const MAX_WAIT_MS = 1_000;

/**
 * Tracks a server's connections from its start, so that it can be closed without cutting a request.
 *
 * @returns closes the server: new connections are refused, idle ones end after `idleMs`, and busy ones
 *   once their requests are answered
 */
export function closable(server: Server): (idleMs?: number) => Promise<void> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  return async (idleMs = 0) => {
    await idleTurn();
    // An HTTP server's own `close` ends idle connections at once, on which a proxy may be sending a form.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    // Node counts connections without a byte as busy. Browsers open such ones in advance.
    const dropSilent = setTimeout(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SILENCE_MS);
    if (idleMs > 0) await Promise.race([closed, pause(idleMs)]);
    server.closeIdleConnections();
    // Replies whose head was sent before the signal couldn't announce that the connection ends.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    await closed;
    clearInterval(sweep);
    clearTimeout(dropSilent);
  };
}

/**
 * Waits until the event loop has looked for new connections and found nothing to do. Closing the listener
 * resets connections that the kernel has accepted and Node hasn't; after an idle turn there are hardly any.
 */
async function idleTurn(): Promise<void> {
  const startedAt = performance.now();
  let before = startedAt;
  await nextTurn();
  while (performance.now() - startedAt < MAX_WAIT_MS) {
    before = performance.now();
    await nextTurn();
    if (performance.now() - before < IDLE_TURN_MS) return;
  }
}
