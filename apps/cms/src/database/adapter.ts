import type { DatabaseAdapterObj } from "payload";
import { env } from "../env.ts";
import { withMigrationsInTurn } from "./one-at-a-time.ts";
import { withPagesById } from "./pages-by-id.ts";
import { tracedDatabase } from "./traced-database.ts";
import { withHonestTransactions } from "./transactions.ts";
import { withUnscoredLast } from "./unscored-last.ts";

/** SQLite under DATA_DIR, or PostgreSQL where DATABASE_URL names one. Only the one in use is loaded. */
export async function databaseAdapter(): Promise<DatabaseAdapterObj> {
  if (env.DATABASE_URL) {
    const { postgres } = await import("./postgres.ts");
    const adapter = withMigrationsInTurn(
      withHonestTransactions(withPagesById(withUnscoredLast(postgres(env.DATABASE_URL)))),
    );
    return tracedDatabase(adapter, "postgresql");
  }
  const { sqlite } = await import("./sqlite.ts");
  return tracedDatabase(withHonestTransactions(sqlite(env.DATA_DIR)), "sqlite");
}
