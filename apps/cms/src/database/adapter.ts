import type { DatabaseAdapterObj } from "payload";
import { env } from "../env.ts";
import { tracedDatabase } from "./traced-database.ts";
import { withHonestTransactions } from "./transactions.ts";

/** SQLite under DATA_DIR, or PostgreSQL where DATABASE_URL names one. Only the one in use is loaded. */
export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  if (env.DATABASE_URL) {
    const { postgres } = await import("./postgres.ts");
    return tracedDatabase(withHonestTransactions(postgres(env.DATABASE_URL)), "postgresql");
  }
  const { sqlite } = await import("./sqlite.ts");
  return tracedDatabase(withHonestTransactions(sqlite(env.DATA_DIR)), "sqlite");
}
