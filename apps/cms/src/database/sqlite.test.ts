import { type MigrateUpArgs, sql } from "@payloadcms/db-sqlite";
import type { Migration } from "payload";
import { expect, test } from "vitest";
import { accept } from "../submissions/accept.ts";
import { createEvent } from "../testing/events.ts";
import { startPayload } from "../testing/start-payload.ts";
import { sampleSubmission } from "../testing/submissions.ts";

/** Recreates a table, as drizzle's migrations do where SQLite can't change one. */
const remake = {
  name: "remake_events",
  up: async ({ db }: MigrateUpArgs) => {
    await db.run(sql`PRAGMA foreign_keys=OFF;`);
    await db.run(sql`CREATE TABLE __new_events AS SELECT * FROM events;`);
    await db.run(sql`DROP TABLE events;`);
    await db.run(sql`ALTER TABLE __new_events RENAME TO events;`);
    await db.run(sql`PRAGMA foreign_keys=ON;`);
  },
  down: async () => undefined,
};

test("a migration that recreates a table keeps the rows that refer to it", async () => {
  const payload = await startPayload();
  const { id } = await createEvent(payload);
  await accept(payload, sampleSubmission("event-registration", { event_id: id }));
  await payload.db.migrate({ migrations: [remake as unknown as Migration] });
  const { docs } = await payload.find({ collection: "event-registrations", depth: 0 });
  expect(docs.map(({ event }) => event)).toEqual([id]);
});
