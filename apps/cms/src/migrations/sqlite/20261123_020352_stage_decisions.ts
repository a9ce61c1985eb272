import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`internship_answer_days\` numeric DEFAULT 7 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`volunteer_answer_days\` numeric DEFAULT 7 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`club_answer_days\` numeric DEFAULT 7 NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`internship_answer_days\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`volunteer_answer_days\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`club_answer_days\`;`)
}
