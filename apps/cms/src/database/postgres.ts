import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { postgresAdapter } from "@payloadcms/db-postgres";
import type { DatabaseAdapterObj } from "payload";
import { migrations } from "../migrations/postgres/index.ts";

/** A PostgreSQL server, for deployments that have one. */
export function postgres(connectionString: string): DatabaseAdapterObj {
  return postgresAdapter({
    pool: {
      connectionString,
      max: 10,
      // Includes the wait for a connection. Hundreds of requests take seconds; an endless wait is a bug.
      connectionTimeoutMillis: 15_000,
      lock_timeout: 15_000,
      idle_in_transaction_session_timeout: 30_000,
    },
    idType: "uuid",
    allowIDOnCreate: true,
    push: false,
    migrationDir: join(dirname(fileURLToPath(import.meta.url)), "../migrations/postgres"),
    prodMigrations: migrations,
  });
}
