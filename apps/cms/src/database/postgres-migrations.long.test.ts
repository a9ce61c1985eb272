import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { migrations } from "../migrations/postgres/index.ts";

type Migrate = (typeof migrations)[number]["up"];
type Arguments = Parameters<Migrate>[0];

/** The text of a statement without parameters, as migrations have them. */
interface Statement {
  queryChunks: { value: string[] }[];
}

/** What a migration needs of its database, on an embedded PostgreSQL. */
const on = (postgres: PGlite): Arguments =>
  ({
    db: {
      execute: ({ queryChunks }: Statement) =>
        postgres.exec(queryChunks.flatMap(({ value }) => value).join("")),
    },
  }) as unknown as Arguments;

const tables = async (postgres: PGlite) => {
  const { rows } = await postgres.query("select 1 from pg_tables where schemaname = 'public'");
  return rows.length;
};

test("PostgreSQL accepts the migrations, there and back", async () => {
  const postgres = await PGlite.create();
  for (const { up } of migrations) await up(on(postgres));
  expect(await tables(postgres)).toBeGreaterThan(50);
  for (const { down } of migrations.toReversed()) await down(on(postgres));
  expect(await tables(postgres)).toBe(0);
  await postgres.close();
});
