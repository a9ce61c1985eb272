/** Notes that staff wrote into the former field are kept. */
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

/** Migrates, with submissions that are there just before notes have rows of their own. */
async function migrate(
  migrations: readonly Migration[],
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  const db = {
    run: (statement: Statement) => run(textOf(statement)),
    execute: (statement: Statement) => run(textOf(statement)),
  };
  for (const { name, up } of migrations) {
    if (name.endsWith("_submission_notes")) await run(SUBMISSIONS);
    await up({ db } as never);
  }
}

const IDS = ["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"];
const SUBMISSIONS = `
  INSERT INTO contact_messages (id, reference, received_at, notes) VALUES
    ('${IDS[0]}', 'A', '2026-01-01T00:00:00.000Z', 'Called her.'),
    ('${IDS[1]}', 'B', '2026-01-01T00:00:00.000Z', ' ');
`;
const NOTES = "SELECT collection, submission, text, by_name FROM submission_notes";
const kept = {
  collection: "contact-messages",
  submission: IDS[0],
  text: "Called her.",
  by_name: null,
};

test("on SQLite", async () => {
  const client = createClient({ url: ":memory:" });
  await migrate(sqliteMigrations, (text) => client.executeMultiple(text));
  const { rows } = await client.execute(NOTES);
  expect(rows.map((row) => ({ ...row }))).toMatchObject([kept]);
  client.close();
});

test("on PostgreSQL", async () => {
  const postgres = await PGlite.create();
  await migrate(postgresMigrations, (text) => postgres.exec(text));
  expect((await postgres.query(NOTES)).rows).toEqual([kept]);
  await postgres.close();
});
