/** Volunteers who registered before have the name by which they are titled. */
import { PGlite } from "@electric-sql/pglite";
import { createClient } from "@libsql/client";
import { expect, test } from "vitest";
import { migrations as postgresMigrations } from "../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../migrations/sqlite/index.ts";

interface Statement {
  queryChunks: { value: string[] }[];
}
const textOf = ({ queryChunks }: Statement) => queryChunks.flatMap(({ value }) => value).join("");

interface Migration {
  name: string;
  up: (args: never) => Promise<void>;
}

/** Migrates, with volunteers who are there just before they have names in one field. */
async function migrate(
  migrations: readonly Migration[],
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  const db = {
    run: (statement: Statement) => run(textOf(statement)),
    execute: (statement: Statement) => run(textOf(statement)),
  };
  for (const { name, up } of migrations) {
    if (name.endsWith("_volunteer_names")) await run(VOLUNTEERS);
    await up({ db } as never);
  }
}

const VOLUNTEERS = `
  INSERT INTO volunteer_registrations (id, reference, received_at, first_name, last_name) VALUES
    ('11111111-1111-4111-8111-111111111111', 'A', '2026-01-01T00:00:00.000Z', 'Asha', 'Rao'),
    ('22222222-2222-4222-8222-222222222222', 'B', '2026-01-01T00:00:00.000Z', 'Ravi', NULL),
    ('33333333-3333-4333-8333-333333333333', 'C', '2026-01-01T00:00:00.000Z', ' ', NULL);
`;
const NAMES = "SELECT full_name FROM volunteer_registrations ORDER BY reference";
const given = [{ full_name: "Asha Rao" }, { full_name: "Ravi" }, { full_name: "C" }];

test("on SQLite", async () => {
  const client = createClient({ url: ":memory:" });
  await migrate(sqliteMigrations, (text) => client.executeMultiple(text));
  const { rows } = await client.execute(NAMES);
  expect(rows.map((row) => ({ ...row }))).toEqual(given);
  client.close();
});

test("on PostgreSQL", async () => {
  const postgres = await PGlite.create();
  await migrate(postgresMigrations, (text) => postgres.exec(text));
  expect((await postgres.query(NAMES)).rows).toEqual(given);
  await postgres.close();
});
