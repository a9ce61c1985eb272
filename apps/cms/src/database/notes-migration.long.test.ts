/** Notes that staff wrote into the former field are kept. */
import { expect, test } from "vitest";
import { databases } from "../testing/migrated-rows.ts";

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

test.each(databases)("on %s", async (_database, migrate) => {
  const rows = await migrate({
    migration: "_submission_notes",
    insert: SUBMISSIONS,
    select: NOTES,
  });
  expect(rows).toEqual([kept]);
});
