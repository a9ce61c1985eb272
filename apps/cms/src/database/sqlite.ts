import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { DatabaseAdapterObj } from "payload";
import { migrations } from "../migrations/sqlite/index.ts";

/** The embedded database: one file, write-ahead log, waits for locks instead of failing. */
export function sqlite(folder: string): DatabaseAdapterObj {
  return sqliteAdapter({
    client: { url: `file:${join(folder, "cms.db")}` },
    idType: "uuid",
    allowIDOnCreate: true,
    push: false,
    wal: { synchronous: "NORMAL", journalSizeLimit: 64 * 1024 * 1024 },
    busyTimeout: 5000,
    migrationDir: join(dirname(fileURLToPath(import.meta.url)), "../migrations/sqlite"),
    prodMigrations: migrations,
  });
}
