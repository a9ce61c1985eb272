import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`stage_changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form\` text NOT NULL,
  	\`application\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`actor\` text NOT NULL,
  	\`by\` text,
  	\`by_name\` text,
  	\`at\` text NOT NULL,
  	\`batch\` text,
  	\`reason\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`stage_changes_application_idx\` ON \`stage_changes\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`stage_changes_at_idx\` ON \`stage_changes\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`stage_changes_batch_idx\` ON \`stage_changes\` (\`batch\`);`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`stage\` text DEFAULT 'received' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`pending_stage\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`release_at\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`stage_since\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` ADD \`link_digest\` text;`)
  await db.run(sql`CREATE INDEX \`internship_applications_stage_idx\` ON \`internship_applications\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_pending_stage_idx\` ON \`internship_applications\` (\`pending_stage\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_release_at_idx\` ON \`internship_applications\` (\`release_at\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_stage_since_idx\` ON \`internship_applications\` (\`stage_since\`);`)
  await db.run(sql`CREATE INDEX \`internship_applications_answer_by_idx\` ON \`internship_applications\` (\`answer_by\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`internship_applications_link_digest_idx\` ON \`internship_applications\` (\`link_digest\`);`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`stage\` text DEFAULT 'received' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`pending_stage\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`release_at\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`stage_since\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` ADD \`link_digest\` text;`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_stage_idx\` ON \`volunteer_registrations\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_pending_stage_idx\` ON \`volunteer_registrations\` (\`pending_stage\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_release_at_idx\` ON \`volunteer_registrations\` (\`release_at\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_stage_since_idx\` ON \`volunteer_registrations\` (\`stage_since\`);`)
  await db.run(sql`CREATE INDEX \`volunteer_registrations_answer_by_idx\` ON \`volunteer_registrations\` (\`answer_by\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`volunteer_registrations_link_digest_idx\` ON \`volunteer_registrations\` (\`link_digest\`);`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`stage\` text DEFAULT 'received' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`pending_stage\` text;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`release_at\` text;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`stage_since\` text;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` ADD \`link_digest\` text;`)
  await db.run(sql`CREATE INDEX \`club_registrations_stage_idx\` ON \`club_registrations\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_pending_stage_idx\` ON \`club_registrations\` (\`pending_stage\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_release_at_idx\` ON \`club_registrations\` (\`release_at\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_stage_since_idx\` ON \`club_registrations\` (\`stage_since\`);`)
  await db.run(sql`CREATE INDEX \`club_registrations_answer_by_idx\` ON \`club_registrations\` (\`answer_by\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`club_registrations_link_digest_idx\` ON \`club_registrations\` (\`link_digest\`);`)
  // Whatever staff had begun to handle is in screening: "Done" didn't say what was decided.
  await db.run(sql`UPDATE \`internship_applications\` SET \`stage_since\` = \`received_at\`, \`stage\` = CASE WHEN \`review_status\` = 'new' THEN 'received' ELSE 'screening' END;`)
  await db.run(sql`UPDATE \`volunteer_registrations\` SET \`stage_since\` = \`received_at\`, \`stage\` = CASE WHEN \`review_status\` = 'new' THEN 'received' ELSE 'screening' END;`)
  await db.run(sql`UPDATE \`club_registrations\` SET \`stage_since\` = \`received_at\`, \`stage\` = CASE WHEN \`review_status\` = 'new' THEN 'received' ELSE 'screening' END;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`stage_changes\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_pending_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_release_at_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_stage_since_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_answer_by_idx\`;`)
  await db.run(sql`DROP INDEX \`internship_applications_link_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`pending_stage\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`release_at\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`stage_since\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`answer_by\`;`)
  await db.run(sql`ALTER TABLE \`internship_applications\` DROP COLUMN \`link_digest\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_pending_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_release_at_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_stage_since_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_answer_by_idx\`;`)
  await db.run(sql`DROP INDEX \`volunteer_registrations_link_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`pending_stage\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`release_at\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`stage_since\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`answer_by\`;`)
  await db.run(sql`ALTER TABLE \`volunteer_registrations\` DROP COLUMN \`link_digest\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_pending_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_release_at_idx\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_stage_since_idx\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_answer_by_idx\`;`)
  await db.run(sql`DROP INDEX \`club_registrations_link_digest_idx\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`pending_stage\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`release_at\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`stage_since\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`answer_by\`;`)
  await db.run(sql`ALTER TABLE \`club_registrations\` DROP COLUMN \`link_digest\`;`)
}
