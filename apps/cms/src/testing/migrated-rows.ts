/** What a migration makes of rows from before it. */
import { PGlite } from "@electric-sql/pglite";
import { createClient } from "@libsql/client";
import { migrations as postgresMigrations } from "../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../migrations/sqlite/index.ts";

interface Before {
  /** How the name of the migration ends. */
  migration: string;
  /** SQL that inserts rows just before it. */
  insert: string;
  /** The query whose rows are returned when all migrations have run. */
  select: string;
}

interface Statement {
  queryChunks: { value: string[] }[];
}
const textOf = ({ queryChunks }: Statement) => queryChunks.flatMap(({ value }) => value).join("");

interface Migration {
  name: string;
  up: (args: never) => Promise<void>;
}

async function migrate(
  migrations: readonly Migration[],
  { migration, insert }: Before,
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  const db = {
    run: (statement: Statement) => run(textOf(statement)),
    execute: (statement: Statement) => run(textOf(statement)),
  };
  for (const { name, up } of migrations) {
    if (name.endsWith(migration)) await run(insert);
    await up({ db } as never);
  }
}

async function onSqlite(before: Before): Promise<object[]> {
  const client = createClient({ url: ":memory:" });
  await migrate(sqliteMigrations, before, (text) => client.executeMultiple(text));
  const { rows } = await client.execute(before.select);
  client.close();
  return rows.map((row) => ({ ...row }));
}

async function onPostgres(before: Before): Promise<object[]> {
  const database = await PGlite.create();
  await migrate(postgresMigrations, before, (text) => database.exec(text));
  const { rows } = await database.query<object>(before.select);
  await database.close();
  return rows;
}

/** For `test.each`: a database's name, and a function that migrates a new one. */
export const databases = [
  ["SQLite", onSqlite],
  ["PostgreSQL", onPostgres],
] as const;
