/** How the gateway ends: whoever is in the middle of something gets an answer. */
import type { Server } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Milliseconds from the signal on. */
export interface CloseTimes {
  /** So long balancers may still send requests, while `/readyz` tells them to stop. */
  drainMs: number;
  /** So long idle connections outlive the listener, while a balancer finds that it gets no new ones. */
  idleMs: number;
  /** What hasn't ended by then is cut off, and the process ends. */
  cutMs: number;
}

/** A container gets 10 s and more before it is killed. */
export const CUT_MS = 9_000;
/** Longer than the usual 2 s between two looks at `/readyz`. */
export const DRAIN_MS = 3_000;
export const IDLE_MS = 500;

/** A terminal and npm may both pass on one Ctrl-C. */
const SAME_SIGNAL_MS = 200;
/** After the cut, for what can't be ended in order. */
const EXIT_MS = 500;
/** Who has connected by then will have begun to speak. */
const SILENCE_MS = 300;
const SWEEP_MS = 100;
/** A turn of the event loop in which nothing came. */
const QUIET_TURN_MS = 0.2;
const MAX_TURNS = 2_000;

/**
 * SIGTERM and SIGINT end the gateway in order, a second signal at once. On SIGTERM it goes on taking requests for
 * a moment, where there is a balancer; see docs/decisions/027-start-and-stop.md.
 */
export function closeOnSignals(
  app: FastifyInstance,
  closing: AbortController,
  times: CloseTimes,
): void {
  const silent = watchSilent(app.server);
  let firstAt = 0;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (closing.signal.aborted) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    closing.abort();
    setTimeout(() => app.server.closeAllConnections(), times.cutMs).unref();
    setTimeout(() => process.exit(), times.cutMs + EXIT_MS).unref();
    end(signal === "SIGTERM" ? times : { drainMs: 0, idleMs: 0 }).then(
      () => process.exit(),
      (err: unknown) => {
        app.log.error({ err }, "could not close in order");
        process.exit(1);
      },
    );
  };

  async function end({ drainMs, idleMs }: Omit<CloseTimes, "cutMs">): Promise<void> {
    if (drainMs > 0) await pause(drainMs);
    await quietTurn();
    await closeServer(app.server, silent, idleMs);
    await app.close();
  }

  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/** Connections that have not sent a byte: Node counts these as busy. */
function watchSilent(server: Server): () => Socket[] {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return () => [...sockets].filter(({ bytesRead }) => bytesRead === 0);
}

/**
 * Waits until the event loop has just looked for new connections and found no work. Whoever the kernel has
 * let in, and the listener has not, is hung up on when the listener closes; now there is hardly anybody.
 */
async function quietTurn(): Promise<void> {
  let before = performance.now();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (turn > 0 && now - before < QUIET_TURN_MS) return;
    before = now;
  }
}

/** Takes no more connections, ends idle ones a moment later, and waits for those that are busy. */
async function closeServer(server: Server, silent: () => Socket[], idleMs: number): Promise<void> {
  // An HTTP server's own `close` ends idle connections at once, on which a proxy may just be sending a form.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const hangUp = setTimeout(() => silent().forEach((socket) => socket.destroy()), SILENCE_MS);
  if (idleMs > 0) await Promise.race([closed, pause(idleMs)]);
  server.closeIdleConnections();
  // A reply whose head was out before the signal has not told the client that the connection ends.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(hangUp);
}
