/** People who registered before have the name by which they are titled. */
import { describe, expect, test } from "vitest";
import { databases } from "../testing/migrated-rows.ts";

const insertInto = (table: string) => `
  INSERT INTO ${table} (id, reference, received_at, first_name, last_name) VALUES
    ('11111111-1111-4111-8111-111111111111', 'A', '2026-01-01T00:00:00.000Z', 'Asha', 'Rao'),
    ('22222222-2222-4222-8222-222222222222', 'B', '2026-01-01T00:00:00.000Z', 'Ravi', NULL),
    ('33333333-3333-4333-8333-333333333333', 'C', '2026-01-01T00:00:00.000Z', ' ', NULL);
`;
const given = [{ full_name: "Asha Rao" }, { full_name: "Ravi" }, { full_name: "C" }];

describe.each([
  ["volunteer_registrations", "_volunteer_names"],
  ["event_registrations", "_event_names"],
])("%s", (table, migration) => {
  test.each(databases)("on %s", async (_database, migrate) => {
    const select = `SELECT full_name FROM ${table} ORDER BY reference`;
    expect(await migrate({ migration, insert: insertInto(table), select })).toEqual(given);
  });
});
