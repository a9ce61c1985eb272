import { setTimeout as delay } from "node:timers/promises";
import type { Payload } from "payload";

/** Requests may still be writing. Payload also keeps one connection of the pool, so that it never drains. */
const TIMEOUT_MS = 200;

/** What Payload's adapters hold open, and don't close themselves. */
interface Open {
  client?: { execute(sql: string): Promise<unknown>; close(): void };
  pool?: { end(): Promise<void> };
}

const closeFile = async (client: NonNullable<Open["client"]>): Promise<void> => {
  // Checkpoints the log into the database file, so that the file can be copied by itself.
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
};

/** Closes the database. */
export async function closeDatabase(payload: Payload): Promise<void> {
  const { client, pool } = payload.db as unknown as Open;
  const closed = client ? closeFile(client) : pool?.end();
  await Promise.race([closed, delay(TIMEOUT_MS)]);
}
