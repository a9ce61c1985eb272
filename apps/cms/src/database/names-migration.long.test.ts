/** Volunteers who registered before have the name by which they are titled. */
import { expect, test } from "vitest";
import { databases } from "../testing/migrated-rows.ts";

const VOLUNTEERS = `
  INSERT INTO volunteer_registrations (id, reference, received_at, first_name, last_name) VALUES
    ('11111111-1111-4111-8111-111111111111', 'A', '2026-01-01T00:00:00.000Z', 'Asha', 'Rao'),
    ('22222222-2222-4222-8222-222222222222', 'B', '2026-01-01T00:00:00.000Z', 'Ravi', NULL),
    ('33333333-3333-4333-8333-333333333333', 'C', '2026-01-01T00:00:00.000Z', ' ', NULL);
`;
const NAMES = "SELECT full_name FROM volunteer_registrations ORDER BY reference";
const given = [{ full_name: "Asha Rao" }, { full_name: "Ravi" }, { full_name: "C" }];

test.each(databases)("on %s", async (_database, migrate) => {
  const rows = await migrate({ migration: "_volunteer_names", insert: VOLUNTEERS, select: NAMES });
  expect(rows).toEqual(given);
});
