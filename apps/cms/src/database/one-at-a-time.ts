import type { EventEmitter } from "node:events";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";

interface Connection extends EventEmitter {
  query(sql: string): Promise<unknown>;
  release(error?: Error): void;
}

/** Payload's adapter for PostgreSQL has a pool. The one for SQLite has none, as there is a single process. */
interface Pooled {
  pool?: { connect(): Promise<Connection> };
}

/** Arbitrary, the same in every CMS, and not used for anything else in this database. */
const LOCK = 7_205_759_403;
/** Longer than migrations or seeding take; a longer wait means that something else is wrong. */
const TIMEOUT = "10min";

/**
 * Runs work that only one CMS instance may do at a time: instances that start together on one database wait
 * for each other. If an instance is killed, its lock ends with its connection.
 */
export async function oneAtATime<T>(db: BaseDatabaseAdapter, work: () => Promise<T>): Promise<T> {
  const { pool } = db as Pooled;
  if (!pool) return work();
  const connection = await pool.connect();
  let lost: Error | undefined;
  const onLost = (error: Error) => void (lost = error);
  connection.on("error", onLost);
  try {
    // A transaction's lock, not a session's: behind PgBouncer a session's lock would outlive its holder.
    await connection.query("BEGIN");
    await connection.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    await connection.query(`SET LOCAL lock_timeout = '${TIMEOUT}'`);
    await connection.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
    return await work();
  } finally {
    await connection.query("ROLLBACK").catch(onLost);
    connection.off("error", onLost);
    connection.release(lost);
  }
}

/** Migrates in one CMS instance at a time; the others then find nothing to do. */
export function withMigrationsInTurn(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init(args) {
      const db = adapter.init(args);
      const { migrate } = db;
      return Object.assign(db, {
        migrate: (...given: Parameters<typeof migrate>) =>
          oneAtATime(db, () => migrate.apply(db, given)),
      });
    },
  };
}
