/** Registrations from before places existed keep their seats, also several from one address. */
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

const EVENT = "99999999-9999-4999-8999-999999999999";
const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`;
const rows = [
  // Reference, address, attending, quarantined, cancelled.
  ["A", "asha@example.org", "1", false, null],
  ["B", "Asha@example.org", "1", false, null],
  ["C", "ravi@example.org", "0", false, null],
  ["D", "ravi@example.org", "1", false, "2026-01-02T00:00:00.000Z"],
  ["E", "spam@example.org", "1", true, null],
] as const;
const REGISTRATIONS = `
  INSERT INTO events (id, name) VALUES ('${EVENT}', 'Open Lab');
  ${rows
    .map(
      ([reference, email, attending, quarantined, cancelled], index) => `
  INSERT INTO event_registrations
    (id, reference, received_at, event_id, email, sender_key, attending, quarantined, cancelled_at)
  VALUES ('${idOf(index + 1)}', '${reference}', '2026-01-01T00:00:0${index}.000Z', '${EVENT}', '${email}',
    '${email.toLowerCase()}', '${attending}', ${quarantined}, ${cancelled ? `'${cancelled}'` : "NULL"});`,
    )
    .join("")}
`;

/** Migrates, with registrations that are there just before they have places. */
async function migrate(
  migrations: readonly Migration[],
  run: (text: string) => Promise<unknown>,
): Promise<void> {
  const db = {
    run: (statement: Statement) => run(textOf(statement)),
    execute: (statement: Statement) => run(textOf(statement)),
  };
  for (const { name, up } of migrations) {
    if (name.endsWith("_registration_places")) await run(REGISTRATIONS);
    await up({ db } as never);
  }
}

const PLACES = "SELECT reference, place, place_key FROM event_registrations ORDER BY reference";
const kept = [
  { reference: "A", place: "seated", place_key: `${EVENT}|asha@example.org` },
  { reference: "B", place: "seated", place_key: `${EVENT}|asha@example.org|B` },
  { reference: "C", place: null, place_key: null },
  { reference: "D", place: "cancelled", place_key: null },
  { reference: "E", place: "seated", place_key: null },
];

test("on SQLite", async () => {
  const client = createClient({ url: ":memory:" });
  await migrate(sqliteMigrations, (text) => client.executeMultiple(text));
  const result = await client.execute(PLACES);
  expect(result.rows.map((row) => ({ ...row }))).toEqual(kept);
  client.close();
});

test("on PostgreSQL", async () => {
  const database = await PGlite.create();
  await migrate(postgresMigrations, (text) => database.exec(text));
  expect((await database.query(PLACES)).rows).toEqual(kept);
  await database.close();
});
