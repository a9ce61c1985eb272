import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` ADD \`feedback_link\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`thanks_text\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_feedback_link\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_thanks_text\` text;`)
  await db.run(sql`ALTER TABLE \`place_changes\` ADD \`confirmed\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`feedback_link\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`thanks_text\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_feedback_link\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_thanks_text\`;`)
  await db.run(sql`ALTER TABLE \`place_changes\` DROP COLUMN \`confirmed\`;`)
}
