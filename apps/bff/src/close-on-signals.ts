import { setTimeout as pause } from "node:timers/promises";
import { closeOnSignals } from "@kdl/runtime/process/close-on-signals";
import { closable } from "@kdl/runtime/process/close-server";
import type { FastifyInstance } from "fastify";

/** Milliseconds from the signal on. */
export interface CloseTimes {
  /** How long balancers may still send requests, while `/readyz` tells them to stop. */
  drainMs: number;
  /** How long idle connections stay open after the listener closes, so that balancers notice first. */
  idleMs: number;
  /** When connections that are still open are cut, and the process exits. */
  cutMs: number;
}

/** Longer than the usual 2 s between two checks of `/readyz`. */
export const DRAIN_MS = 3_000;
export const IDLE_MS = 500;

/**
 * Shuts the gateway down gracefully. On SIGTERM it keeps accepting requests for a moment if there is a
 * balancer; see docs/decisions/027-start-and-stop.md.
 */
export function closeGatewayOnSignals(
  app: FastifyInstance,
  closing: AbortController,
  { cutMs, ...times }: CloseTimes,
): void {
  const closeServer = closable(app.server);
  closeOnSignals({
    server: app.server,
    cutMs,
    onError: (err) => app.log.error({ err }, "could not close in order"),
    async close(signal) {
      closing.abort();
      const { drainMs, idleMs } = signal === "SIGTERM" ? times : { drainMs: 0, idleMs: 0 };
      if (drainMs > 0) await pause(drainMs);
      await closeServer(idleMs);
      await app.close();
    },
  });
}
