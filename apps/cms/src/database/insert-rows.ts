import type { PayloadRequest } from "payload";

interface Adapter {
  insert(options: { db: unknown; tableName: string; values: object[] }): Promise<unknown>;
}

/** SQLite takes 32,766 values in a statement. */
const ROWS_AT_ONCE = 500;

/**
 * Inserts many rows in the transaction of the request, in few statements: Payload takes milliseconds for each
 * document, while everything else waits for the lock. Runs no hooks and checks no fields.
 *
 * @param table its name in the database
 * @param rows by the names of the fields
 */
export async function insertRows(
  { payload, transactionID }: PayloadRequest,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const id = await transactionID;
  const db = id === undefined ? undefined : payload.db.sessions?.[id]?.db;
  if (!db) throw new Error("There is no transaction");
  const adapter = payload.db as unknown as Adapter;
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const values = rows.slice(first, first + ROWS_AT_ONCE);
    await adapter.insert({ db, tableName: table, values });
  }
}
