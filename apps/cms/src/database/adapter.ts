import type { DatabaseAdapterObj } from "payload";
import { env } from "../env.ts";
import { withHonestTransactions } from "./transactions.ts";

/** SQLite under DATA_DIR, or PostgreSQL where DATABASE_URL names one. Only the one in use is loaded. */
export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  if (env.DATABASE_URL) {
    const { postgres } = await import("./postgres.ts");
    return withHonestTransactions(postgres(env.DATABASE_URL));
  }
  const { sqlite } = await import("./sqlite.ts");
  return withHonestTransactions(sqlite(env.DATA_DIR));
}
