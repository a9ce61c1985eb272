import { setTimeout as delay } from "node:timers/promises";
import type { Payload } from "payload";

/** Payload keeps one connection of a pool for itself, which then never becomes empty. */
const PATIENCE_MS = 100;

/** What Payload's adapters hold open, and don't close themselves. */
interface Open {
  client?: { close(): void };
  pool?: { end(): Promise<void> };
}

/** Closes the database: SQLite then moves its log into its file. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as Open;
  client?.close();
  if (pool) await Promise.race([pool.end(), delay(PATIENCE_MS)]);
}
