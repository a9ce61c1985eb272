/** Dumps a consistent snapshot of a database in use, and restores it into an empty one. */
import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { BackupProblem, type Manifest } from "./manifest.ts";
import { runTool } from "./postgres-tools.ts";

export interface Dumper {
  kind: Manifest["database"];
  /** Writes it into a folder. @returns the names of the applied migrations */
  dump(folder: string): Promise<string[]>;
  /** Whether the database is empty. */
  isEmpty(): Promise<boolean>;
  load(folder: string): Promise<void>;
}

const APPLIED = "SELECT name FROM payload_migrations WHERE batch > 0 ORDER BY name";

export function sqliteDumper(dataDir: string): Dumper {
  const NAME = "cms.db";
  const live = join(dataDir, NAME);
  return {
    kind: "sqlite",
    async dump(folder) {
      if (!existsSync(live)) throw new BackupProblem(`There is no database in ${dataDir}.`);
      const copy = join(folder, NAME);
      const client = createClient({ url: `file:${live}` });
      try {
        await client.execute("PRAGMA busy_timeout = 15000");
        // One read transaction: a consistent snapshot that doesn't block writers.
        await client.execute({ sql: "VACUUM INTO ?", args: [copy] });
      } finally {
        client.close();
      }
      return migrationsIn(copy);
    },
    isEmpty: async () => !existsSync(live),
    async load(folder) {
      await mkdir(dataDir, { recursive: true });
      await rename(join(folder, NAME), live);
    },
  };
}

async function migrationsIn(file: string): Promise<string[]> {
  const client = createClient({ url: `file:${file}` });
  try {
    const { rows } = await client.execute(APPLIED);
    return rows.map(({ name }) => String(name));
  } finally {
    client.close();
  }
}

export function postgresDumper(url: string): Dumper {
  const NAME = "database.dump";
  const query = async (sql: string) =>
    (await runTool(url, "psql", "--no-psqlrc", "--tuples-only", "--no-align", "--command", sql))
      .split("\n")
      .filter(Boolean);
  return {
    kind: "postgres",
    async dump(folder) {
      const options = ["--format=custom", "--no-owner", "--no-privileges"];
      await runTool(url, "pg_dump", ...options, `--file=${join(folder, NAME)}`);
      return query(APPLIED);
    },
    async isEmpty() {
      const [count] = await query("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'");
      return count === "0";
    },
    async load(folder) {
      // All or nothing.
      const options = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
      const database = decodeURIComponent(new URL(url).pathname.slice(1));
      await runTool(url, "pg_restore", ...options, `--dbname=${database}`, join(folder, NAME));
    },
  };
}
