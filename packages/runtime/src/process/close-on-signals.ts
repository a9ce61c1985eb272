import type { Server } from "node:http";

/** Connections still open then are cut: containers get ten seconds before they are killed. */
export const CUT_MS = 9_000;
/** After the cut, for what remains to be closed, such as the database. */
const EXIT_MS = 700;
/** A terminal and its package manager both pass on one Ctrl-C. */
const SAME_SIGNAL_MS = 300;

export interface ShutdownOptions {
  server: Server;
  /** Closes everything, the server included; the process exits once it resolves. */
  close(signal: NodeJS.Signals): Promise<void>;
  /** Called if `close` rejects; the exit code is 1 then. */
  onError?(error: unknown): void;
  /** Milliseconds after the signal. @default CUT_MS */
  cutMs?: number;
}

/** Shuts the process down gracefully on SIGTERM and SIGINT, and at once on a second signal. */
export function closeOnSignals({ server, close, onError, cutMs = CUT_MS }: ShutdownOptions): void {
  let firstAt: number | null = null;

  function onSignal(signal: NodeJS.Signals): void {
    if (firstAt !== null) {
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    firstAt = performance.now();
    setTimeout(() => server.closeAllConnections(), cutMs).unref();
    setTimeout(() => process.exit(), cutMs + EXIT_MS).unref();
    close(signal).then(
      () => process.exit(),
      (error: unknown) => {
        onError?.(error);
        process.exit(1);
      },
    );
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, onSignal);
}
