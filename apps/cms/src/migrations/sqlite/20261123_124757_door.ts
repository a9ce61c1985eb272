import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`door_pairings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`code_digest\` text,
  	\`code_expires_at\` text NOT NULL,
  	\`created_at\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`by_name\` text NOT NULL,
  	\`token_digest\` text,
  	\`device\` text,
  	\`salt\` text,
  	\`paired_at\` text,
  	\`last_sync_at\` text,
  	\`ended_at\` text,
  	\`ended_by_name\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`door_pairings_event_idx\` ON \`door_pairings\` (\`event\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`door_pairings_code_digest_idx\` ON \`door_pairings\` (\`code_digest\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`door_pairings_token_digest_idx\` ON \`door_pairings\` (\`token_digest\`);`)
  await db.run(sql`CREATE TABLE \`door_scans\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`scan\` text NOT NULL,
  	\`pairing\` text NOT NULL,
  	\`device\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`registration\` text,
  	\`action\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`outcome\` text NOT NULL,
  	\`told_at\` text,
  	\`told_device\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`door_scans_scan_idx\` ON \`door_scans\` (\`scan\`);`)
  await db.run(sql`CREATE INDEX \`door_scans_pairing_idx\` ON \`door_scans\` (\`pairing\`);`)
  await db.run(sql`CREATE INDEX \`door_scans_event_idx\` ON \`door_scans\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`door_scans_registration_idx\` ON \`door_scans\` (\`registration\`);`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`ticket_version\` numeric DEFAULT 1;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`checked_in_at\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`checked_in_by\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`door_pairings\`;`)
  await db.run(sql`DROP TABLE \`door_scans\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`ticket_version\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`checked_in_at\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`checked_in_by\`;`)
}
