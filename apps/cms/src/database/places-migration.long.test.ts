/** Registrations from before places existed keep their seats, also several from one address. */
import { expect, test } from "vitest";
import { databases } from "../testing/migrated-rows.ts";

const EVENT = "99999999-9999-4999-8999-999999999999";
const idOf = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`;
const registrations = [
  // Reference, address, attending, quarantined, cancelled.
  ["A", "asha@example.org", "1", false, null],
  ["B", "Asha@example.org", "1", false, null],
  ["C", "ravi@example.org", "0", false, null],
  ["D", "ravi@example.org", "1", false, "2026-01-02T00:00:00.000Z"],
  ["E", "spam@example.org", "1", true, null],
] as const;
const REGISTRATIONS = `
  INSERT INTO events (id, name) VALUES ('${EVENT}', 'Open Lab');
  ${registrations
    .map(
      ([reference, email, attending, quarantined, cancelled], index) => `
  INSERT INTO event_registrations
    (id, reference, received_at, event_id, email, sender_key, attending, quarantined, cancelled_at)
  VALUES ('${idOf(index + 1)}', '${reference}', '2026-01-01T00:00:0${index}.000Z', '${EVENT}', '${email}',
    '${email.toLowerCase()}', '${attending}', ${quarantined}, ${cancelled ? `'${cancelled}'` : "NULL"});`,
    )
    .join("")}
`;

const PLACES = "SELECT reference, place, place_key FROM event_registrations ORDER BY reference";
const kept = [
  { reference: "A", place: "seated", place_key: `${EVENT}|asha@example.org` },
  { reference: "B", place: "seated", place_key: `${EVENT}|asha@example.org|B` },
  { reference: "C", place: null, place_key: null },
  { reference: "D", place: "cancelled", place_key: null },
  { reference: "E", place: "seated", place_key: null },
];

test.each(databases)("on %s", async (_database, migrate) => {
  const rows = await migrate({
    migration: "_registration_places",
    insert: REGISTRATIONS,
    select: PLACES,
  });
  expect(rows).toEqual(kept);
});
