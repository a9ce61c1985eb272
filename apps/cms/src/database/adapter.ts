import type { DatabaseAdapterObj } from "payload";
import { env } from "../env.ts";

/** SQLite under DATA_DIR, or PostgreSQL where DATABASE_URL names one. Only the one in use is loaded. */
export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  if (env.DATABASE_URL) {
    const { postgres } = await import("./postgres.ts");
    return postgres(env.DATABASE_URL);
  }
  const { sqlite } = await import("./sqlite.ts");
  return sqlite(env.DATA_DIR);
}
