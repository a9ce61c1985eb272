import type { Payload, PayloadRequest } from "payload";

type Row = Record<string, unknown>;

interface Database {
  drizzle: unknown;
  execute(options: { db?: unknown; drizzle: unknown; raw: string }): Promise<{ rows: Row[] }>;
}

/**
 * Runs SQL that both dialects understand, for queries that Payload can't express.
 *
 * @param sql must not contain external input: it has no parameters
 * @param req the request whose transaction it runs in
 */
export async function query(payload: Payload, sql: string, req?: PayloadRequest): Promise<Row[]> {
  const database = payload.db as unknown as Database;
  const id = await req?.transactionID;
  const db = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  const { rows } = await database.execute({ db, drizzle: database.drizzle, raw: sql });
  return rows;
}

/** Whether an id is safe to use in SQL without escaping. */
export const isPlainId = (id: string): boolean => /^[\w-]{1,100}$/.test(id);

/** Whether rows can be locked. SQLite has a single writer, so there is nothing to lock. */
export const locksRows = (payload: Payload): boolean => payload.db.name === "postgres";
