import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`certificates\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`hours\` numeric,
  	\`starts_on\` text,
  	\`ends_on\` text,
  	\`number\` text NOT NULL,
  	\`issued_at\` text NOT NULL,
  	\`issued_by_name\` text,
  	\`revoked_at\` text,
  	\`revoked_by_name\` text,
  	\`revoked_reason\` text,
  	\`organisation\` text NOT NULL,
  	\`signatory\` text,
  	\`signatory_role\` text,
  	\`signature\` text,
  	\`form\` text NOT NULL,
  	\`submission\` text NOT NULL,
  	\`issue_key\` text,
  	\`issued_by\` text,
  	\`revoked_by\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`certificates_kind_idx\` ON \`certificates\` (\`kind\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_number_idx\` ON \`certificates\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`certificates_issued_at_idx\` ON \`certificates\` (\`issued_at\`);`)
  await db.run(sql`CREATE INDEX \`certificates_submission_idx\` ON \`certificates\` (\`submission\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`certificates_issue_key_idx\` ON \`certificates\` (\`issue_key\`);`)
  await db.run(sql`CREATE TABLE \`certificate_signatures\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`digest\` text NOT NULL,
  	\`image\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`certificate_signatures_digest_idx\` ON \`certificate_signatures\` (\`digest\`);`)
  await db.run(sql`CREATE TABLE \`credential_keys\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`private_key\` text NOT NULL,
  	\`current\` text,
  	\`created_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`credential_keys_key_id_idx\` ON \`credential_keys\` (\`key_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`credential_keys_current_idx\` ON \`credential_keys\` (\`current\`);`)
  await db.run(sql`CREATE TABLE \`certificate_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`signatory\` text,
  	\`signatory_role\` text,
  	\`signature\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`attendance\` text;`)
  await db.run(sql`CREATE INDEX \`event_registrations_attendance_idx\` ON \`event_registrations\` (\`attendance\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`certificates\`;`)
  await db.run(sql`DROP TABLE \`certificate_signatures\`;`)
  await db.run(sql`DROP TABLE \`credential_keys\`;`)
  await db.run(sql`DROP TABLE \`certificate_settings\`;`)
  await db.run(sql`DROP INDEX \`event_registrations_attendance_idx\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`attendance\`;`)
}
