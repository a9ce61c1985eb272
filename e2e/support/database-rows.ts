/** What the database of a shipped site holds, to see whether anything has changed. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The name of the file within DATA_DIR. */
const DATABASE = "cms.db";

/** A digest of the rows of each table but those left out. */
export function digestOfTables(dataDir: string, leftOut: RegExp): Map<string, string> {
  using database = new DatabaseSync(join(dataDir, DATABASE), { readOnly: true, timeout: 5_000 });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !leftOut.test(name));
  return new Map(
    tables.map((name) => {
      const rows = database.prepare(`select * from "${name}"`).all();
      const text = rows.map((row) => JSON.stringify(row)).toSorted();
      return [name, createHash("sha256").update(text.join("\n")).digest("hex")];
    }),
  );
}
