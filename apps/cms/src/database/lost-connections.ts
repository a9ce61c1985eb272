import type { EventEmitter } from "node:events";
import type { Payload } from "payload";

/**
 * An idle connection may end: the server restarts, or a network drops it. The pool opens another one on
 * demand, but an error without a listener would end the process, also for connections that a transaction
 * holds. The transaction's next statement then fails.
 *
 * @param onLost called for each with the database's error
 */
export function outliveLostConnections(payload: Payload, onLost: (error: Error) => void): void {
  const { pool } = payload.db as unknown as { pool?: EventEmitter };
  const heard = new WeakSet<EventEmitter>();
  pool?.on("error", onLost);
  pool?.on("acquire", (connection: EventEmitter) => {
    if (heard.has(connection)) return;
    heard.add(connection);
    connection.on("error", onLost);
  });
}
