import type { EventEmitter } from "node:events";
import type { Payload } from "payload";

/**
 * A connection may end while nobody waits for an answer on it: the server restarts, or a network forgets
 * it. The pool opens another one when somebody asks; but an error that nobody listens to would end the
 * program, also for connections that a transaction holds just then. Its next statement fails by itself.
 *
 * @param onLost is told of each, with the database's own error
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
