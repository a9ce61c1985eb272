import type { Server } from "node:http";
import { closable } from "./close-server.ts";
import { closeInOrder } from "./closing.ts";

/** Requests that haven't ended by then are cut: whoever stops the process waits for ten seconds. */
const CUT_AFTER_MS = 9_000;
/** What is left after the last request: a message under way, the gateways, the database. */
const TIDY_MS = 700;
/** A terminal and the package manager in it both pass Ctrl-C on: that is one wish, not two. */
const SAME_WISH_MS = 300;

const end = () => process.exit();

/**
 * Ends the process on SIGTERM and SIGINT: what is under way is finished, what must be is written down,
 * and the exit code is 0. A second signal ends it at once.
 *
 * @param hasStarted whether there is anything yet that could be under way
 */
export function closeOnSignals(
  server: Server,
  hasStarted: () => boolean,
  cutAfterMs = CUT_AFTER_MS,
): void {
  const { close } = closable(server);
  let askedAt: number | null = null;

  function stop(): void {
    if (askedAt !== null) {
      if (performance.now() - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    if (!hasStarted()) end();
    setTimeout(() => server.closeAllConnections(), cutAfterMs).unref();
    setTimeout(end, cutAfterMs + TIDY_MS).unref();
    void closeInOrder(close).then(end);
  }

  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}
