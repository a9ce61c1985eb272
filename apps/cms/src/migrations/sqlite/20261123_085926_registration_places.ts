import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`place_changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`registration\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`from\` text,
  	\`to\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`by\` text,
  	\`by_name\` text,
  	\`at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`place_changes_registration_idx\` ON \`place_changes\` (\`registration\`);`)
  await db.run(sql`CREATE INDEX \`place_changes_event_idx\` ON \`place_changes\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`place_changes_at_idx\` ON \`place_changes\` (\`at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`bring\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`waitlist\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`several_per_address\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_bring\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_waitlist\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_several_per_address\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`queued_at\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`offer_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`seated_at\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`place_key\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`link_digest\` text;`)
  await db.run(sql`CREATE INDEX \`event_registrations_place_idx\` ON \`event_registrations\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`event_registrations_queued_at_idx\` ON \`event_registrations\` (\`queued_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_registrations_place_key_idx\` ON \`event_registrations\` (\`place_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`event_registrations_link_digest_idx\` ON \`event_registrations\` (\`link_digest\`);`)
  // Registrations from before keep what they have; of several from one address, the later ones get keys of their own.
  await db.run(sql`UPDATE event_registrations SET queued_at = received_at, seated_at = received_at,
    place = CASE WHEN cancelled_at IS NULL THEN 'seated' ELSE 'cancelled' END
    WHERE attending = '1';`)
  await db.run(sql`UPDATE event_registrations SET place_key = keys.place_key FROM (
      SELECT id, event_id || '|' || coalesce(sender_key, lower(trim(email))) || CASE
        WHEN row_number() OVER (
          PARTITION BY event_id, coalesce(sender_key, lower(trim(email))) ORDER BY received_at, id
        ) = 1 THEN '' ELSE '|' || reference END AS place_key
      FROM event_registrations
      WHERE attending = '1' AND quarantined = false AND cancelled_at IS NULL AND event_id IS NOT NULL
    ) AS keys WHERE keys.id = event_registrations.id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`place_changes\`;`)
  await db.run(sql`DROP INDEX \`event_registrations_place_idx\`;`)
  await db.run(sql`DROP INDEX \`event_registrations_queued_at_idx\`;`)
  await db.run(sql`DROP INDEX \`event_registrations_place_key_idx\`;`)
  await db.run(sql`DROP INDEX \`event_registrations_link_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`queued_at\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`offer_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`seated_at\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`place_key\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`link_digest\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`bring\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`waitlist\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`several_per_address\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_bring\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_waitlist\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_several_per_address\`;`)
}
