/**
 * Writes a migration for the latest changes to the collections, for both dialects:
 * `pnpm migrate:create add-newsletter`. Needs no database.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [name] = process.argv.slice(2);
if (!name) {
  process.stderr.write("Give the migration a name: pnpm migrate:create add-newsletter\n");
  process.exit(1);
}

const dialects = { sqlite: "", postgres: "postgres://nobody@127.0.0.1/none" };

for (const [dialect, DATABASE_URL] of Object.entries(dialects)) {
  const folder = `${root}src/migrations/${dialect}`;
  const before = new Set(readdirSync(folder));
  const { status } = spawnSync(
    "npx",
    ["payload", "migrate:create", name, "--skip-empty"],
    // Needs a terminal: it asks about renamed columns, and without one writes nothing.
    {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, DATABASE_URL, PAYLOAD_SECRET: "only-to-create-migrations" },
    },
  );
  const written = readdirSync(folder).filter((file) => !before.has(file) && file.endsWith(".ts"));
  for (const file of written) mend(`${folder}/${file}`);
  keepNewestSnapshot(folder);
  process.stdout.write(`${dialect}: ${written.join(", ") || "nothing to write"}\n`);
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * A migration is the difference between the collections and the newest snapshot. The older snapshots, of up
 * to 18,000 lines each, aren't needed.
 */
function keepNewestSnapshot(folder: string): void {
  const snapshots = readdirSync(folder).filter((file) => file.endsWith(".json"));
  for (const file of snapshots.toSorted().slice(0, -1)) rmSync(`${folder}/${file}`);
}

/**
 * This workspace's compiler rejects types imported as values, and unused parameters. In a down migration,
 * PostgreSQL would look for constraints that were dropped with their tables.
 */
function mend(file: string): void {
  const source = readFileSync(file, "utf8")
    .replace(/\b(MigrateUpArgs|MigrateDownArgs), /g, "type $1, ")
    .replace(/\{ db, payload, req \}/g, "{ db }")
    .replace(/DROP CONSTRAINT (?!IF EXISTS)/g, "DROP CONSTRAINT IF EXISTS ");
  writeFileSync(file, source);
}
