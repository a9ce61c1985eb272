import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { migrations } from "../migrations/sqlite/index.ts";
import { openSerialClient, type SerialClient } from "./serial-client.ts";

type Connected = BaseDatabaseAdapter & { client: SerialClient | undefined };
type Method = (this: Connected, ...args: unknown[]) => Promise<void>;

const migrating = ["migrate", "migrateDown", "migrateFresh", "migrateRefresh", "migrateReset"];

/** The embedded database: one file with a single writer. */
export function sqlite(folder: string): DatabaseAdapterObj {
  const url = `file:${join(folder, "cms.db")}`;
  const adapter = sqliteAdapter({
    client: { url },
    idType: "uuid",
    allowIDOnCreate: true,
    push: false,
    transactionOptions: {},
    migrationDir: join(dirname(fileURLToPath(import.meta.url)), "../migrations/sqlite"),
    prodMigrations: migrations,
  });
  return { ...adapter, init: (args) => withSerialClient(adapter.init(args), url) };
}

/** Makes the adapter use our client; it opens its own only if there is none. */
function withSerialClient<Adapter extends BaseDatabaseAdapter>(
  made: Adapter,
  url: string,
): Adapter {
  const methods = made as unknown as Record<string, Method>;
  const connect = methods["connect"]!;
  methods["connect"] = async function (...args) {
    this.client ??= await openSerialClient(url);
    return connect.apply(this, args);
  };
  for (const name of migrating) {
    const migrate = methods[name]!;
    methods[name] = async function (...args) {
      // Migrations recreate some tables. In a transaction they can't turn this off themselves, and
      // dropping the old table would delete all rows that refer to it.
      await this.client?.execute("PRAGMA foreign_keys = OFF");
      try {
        await migrate.apply(this, args);
      } finally {
        await this.client?.execute("PRAGMA foreign_keys = ON");
      }
    };
  }
  return made;
}
