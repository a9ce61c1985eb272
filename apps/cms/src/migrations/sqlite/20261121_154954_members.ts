import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`members\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`username\` text,
  	\`verified_at\` text,
  	\`last_log_in_at\` text,
  	\`email_key\` text NOT NULL,
  	\`password_hash\` text NOT NULL,
  	\`picture_key\` text,
  	\`profile_personal\` text,
  	\`profile_educational\` text,
  	\`profile_skills\` text,
  	\`profile_additional\` text,
  	\`profile_internship\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`members_username_idx\` ON \`members\` (\`username\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_email_key_idx\` ON \`members\` (\`email_key\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`members_picture_key_idx\` ON \`members\` (\`picture_key\`);`)
  await db.run(sql`CREATE INDEX \`members_updated_at_idx\` ON \`members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`members_created_at_idx\` ON \`members\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_sign_ups\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`mailed_at\` text,
  	\`email_key\` text NOT NULL,
  	\`password_hash\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_sign_ups_email_key_idx\` ON \`member_sign_ups\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`member_sign_ups_updated_at_idx\` ON \`member_sign_ups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`member_sign_ups_created_at_idx\` ON \`member_sign_ups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`member_sessions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`digest\` text NOT NULL,
  	\`member_id\` text(36),
  	\`last_used_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_sessions_digest_idx\` ON \`member_sessions\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_member_idx\` ON \`member_sessions\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_last_used_at_idx\` ON \`member_sessions\` (\`last_used_at\`);`)
  await db.run(sql`CREATE INDEX \`member_sessions_expires_at_idx\` ON \`member_sessions\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`member_tokens\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`digest\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`member_id\` text(36),
  	\`sign_up_id\` text(36),
  	\`email\` text,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text,
  	FOREIGN KEY (\`member_id\`) REFERENCES \`members\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`sign_up_id\`) REFERENCES \`member_sign_ups\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`member_tokens_digest_idx\` ON \`member_tokens\` (\`digest\`);`)
  await db.run(sql`CREATE INDEX \`member_tokens_member_idx\` ON \`member_tokens\` (\`member_id\`);`)
  await db.run(sql`CREATE INDEX \`member_tokens_sign_up_idx\` ON \`member_tokens\` (\`sign_up_id\`);`)
  await db.run(sql`CREATE INDEX \`member_tokens_expires_at_idx\` ON \`member_tokens\` (\`expires_at\`);`)
  await db.run(sql`ALTER TABLE \`contact_messages\` ADD \`sender_key\` text;`)
  await db.run(sql`CREATE INDEX \`contact_messages_sender_key_idx\` ON \`contact_messages\` (\`sender_key\`);`)
  await db.run(sql`UPDATE \`contact_messages\` SET \`sender_key\` = lower(trim(\`email\`));`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`cancelled_at\` text;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` ADD \`sender_key\` text;`)
  await db.run(sql`CREATE INDEX \`event_registrations_sender_key_idx\` ON \`event_registrations\` (\`sender_key\`);`)
  await db.run(sql`UPDATE \`event_registrations\` SET \`sender_key\` = lower(trim(\`email\`));`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`sender_key\` text;`)
  await db.run(sql`CREATE INDEX \`internship_applications_sender_key_idx\` ON \`internship_applications\` (\`sender_key\`);`)
  await db.run(sql`UPDATE \`internship_applications\` SET \`sender_key\` = lower(trim(\`email\`));`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`sender_key\` text;`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_sender_key_idx\` ON \`volunteer_registrations\` (\`sender_key\`);`)
  await db.run(sql`UPDATE \`volunteer_registrations\` SET \`sender_key\` = lower(trim(\`email\`));`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`sender_key\` text;`)
  await db.run(sql`CREATE INDEX \`club_registrations_sender_key_idx\` ON \`club_registrations\` (\`sender_key\`);`)
  await db.run(sql`UPDATE \`club_registrations\` SET \`sender_key\` = lower(trim(\`email\`));`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`members\`;`)
  await db.run(sql`DROP TABLE \`member_sign_ups\`;`)
  await db.run(sql`DROP TABLE \`member_sessions\`;`)
  await db.run(sql`DROP TABLE \`member_tokens\`;`)
  await db.run(sql`DELETE FROM \`contact_messages_mail\` WHERE \`kind\` LIKE 'cancellation%';`)
  await db.run(sql`DELETE FROM \`event_registrations_mail\` WHERE \`kind\` LIKE 'cancellation%';`)
  await db.run(sql`DELETE FROM \`internship_applications_mail\` WHERE \`kind\` LIKE 'cancellation%';`)
  await db.run(sql`DELETE FROM \`volunteer_registrations_mail\` WHERE \`kind\` LIKE 'cancellation%';`)
  await db.run(sql`DELETE FROM \`club_registrations_mail\` WHERE \`kind\` LIKE 'cancellation%';`)
  await db.run(sql`DELETE FROM \`payload_jobs\` WHERE \`task_slug\` = 'send-member-mail';`)
  await db.run(sql`DELETE FROM \`payload_jobs_log\` WHERE \`task_slug\` = 'send-member-mail';`)
  await db.run(sql`DROP INDEX \`contact_messages_sender_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact_messages\` DROP COLUMN \`sender_key\`;`)
  await db.run(sql`DROP INDEX \`event_registrations_sender_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`cancelled_at\`;`)
  await db.run(sql`ALTER TABLE \`event_registrations\` DROP COLUMN \`sender_key\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_sender_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`sender_key\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_sender_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`sender_key\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_sender_key_idx\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`sender_key\`;`)
}
